import { type KeyboardEvent, useState } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { applicationSteps, fieldsOfStep } from '#domain/applications/application-fields.ts'
import { type Answer, ApplicationFields } from './ApplicationFields.tsx'
import { type ApplicationValues, adviceOn, summariseAnswers } from './application-values.ts'
import classes from './EarlierAnswers.module.css'

interface EarlierAnswersProps {
  /** The current step: all steps before it are shown. */
  before: number
  values: ApplicationValues
  onAnswer: Answer
}

/** The steps already completed, each a line that opens for correction. */
export function EarlierAnswers({ before, values, onAnswer }: EarlierAnswersProps) {
  return (
    <section aria-label="Your answers so far" className={classes.answers}>
      {applicationSteps.slice(0, before - 1).map((title, index) => (
        <EarlierStep key={title} step={index + 1} title={title} values={values} onAnswer={onAnswer} />
      ))}
    </section>
  )
}

interface EarlierStepProps {
  step: number
  title: string
  values: ApplicationValues
  onAnswer: Answer
}

function EarlierStep({ step, title, values, onAnswer }: EarlierStepProps) {
  // The fields are rendered by the press that shows them: a step must not render those of all steps before it.
  const [opened, setOpened] = useState(false)
  const open = () => setOpened(true)
  const fields = fieldsOfStep(step)
  return (
    <details
      data-step={step}
      className={classes.step}
      onClick={open}
      onKeyDown={closeOnEnter}
      onToggle={open}
    >
      <summary className={classes.summary}>
        <span className={textStyle.finePrint}>{title}</span>
        <span className={classes.answer}>{summariseAnswers(fields, values) || 'Left blank'}</span>
        {fields.map(({ name }) => {
          const advice = adviceOn(name, values[name])
          return advice ? (
            <span key={name} className={classes.advice}>
              {advice}
            </span>
          ) : null
        })}
        <span className={classes.change}>
          Change
          <ChevronDown aria-hidden size={16} />
        </span>
      </summary>
      {opened ? (
        <div className={classes.fields}>
          <ApplicationFields step={step} values={values} onAnswer={onAnswer} enterKey="done" />
        </div>
      ) : null}
    </details>
  )
}

/** Enter closes the correction; it must not submit the form, which would go on to the next step. */
function closeOnEnter(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
