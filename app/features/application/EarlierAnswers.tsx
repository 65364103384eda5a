import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationSteps, fieldsOfStep } from '#domain/applications/application-fields.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { type ApplicationValues, adviceOn, summariseAnswers } from './application-values.ts'
import classes from './EarlierAnswers.module.css'

interface EarlierAnswersProps {
  /** The current step: all steps before it are shown. */
  before: number
  values: ApplicationValues
  onAnswer: (field: ApplicationField, value: string) => void
}

/** The steps already completed, each a line that opens for correction. */
export function EarlierAnswers({ before, values, onAnswer }: EarlierAnswersProps) {
  return (
    <section aria-label="Your answers so far" className={classes.answers}>
      {applicationSteps.slice(0, before - 1).map((title, index) => (
        <details key={title} className={classes.step} onKeyDown={closeOnEnter}>
          <summary className={classes.summary}>
            <span className={classes.title}>{title}</span>
            <span className={classes.answer}>
              {summariseAnswers(fieldsOfStep(index + 1), values) || 'Left blank'}
            </span>
            {fieldsOfStep(index + 1).map(({ name }) => {
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
          <div className={classes.fields}>
            <ApplicationFields step={index + 1} values={values} onAnswer={onAnswer} />
          </div>
        </details>
      ))}
    </section>
  )
}

/** Enter closes the correction; it must not submit the form, which would go on to the next step. */
function closeOnEnter(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
