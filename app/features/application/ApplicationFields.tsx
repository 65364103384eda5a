import { type FocusEvent, useState } from 'react'
import { Field, Input } from '#app/ui/Field.tsx'
import { isAdvisedField } from '#domain/applications/advise-answer.ts'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationFields, type FormField, fieldsOfStep } from '#domain/applications/application-fields.ts'
import {
  type BirthDateBoxes,
  joinBirthDate,
  readBirthDate,
  splitBirthDate,
} from '#domain/applications/birth-date.ts'
import classes from './ApplicationFields.module.css'
import { type ApplicationValues, adviceOn } from './application-values.ts'

export type Answer = (field: ApplicationField, value: string) => void

interface ApplicationFieldsProps {
  step: number
  /** The initial ones: the inputs keep what is typed. */
  values: ApplicationValues
  /** Called with each change; absent in the form without script. */
  onAnswer?: Answer | undefined
  /** What the Enter key of a phone's keyboard is called. */
  enterKey?: 'next' | 'done'
}

/** The inputs of one step. */
export function ApplicationFields({ step, values, onAnswer, enterKey }: ApplicationFieldsProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.grid}>
        {fieldsOfStep(step).map((field) => (
          <ApplicationInput
            key={field.name}
            field={field}
            value={values[field.name]}
            onAnswer={onAnswer}
            enterKey={enterKey}
          />
        ))}
      </div>
    </div>
  )
}

interface ApplicationInputProps {
  field: FormField
  value: string
  onAnswer: Answer | undefined
  enterKey: ApplicationFieldsProps['enterKey']
}

/** The id of the input that a message about `field` leads to; null for what is no field of the form. */
export function inputIdOf(field: string): string | null {
  if (!applicationFields.some(({ name, type }) => name === field && type !== 'radio')) return null
  return field === 'dob' ? 'application-dob-day' : `application-${field}`
}

const lastField = applicationFields.at(-1)?.name

function ApplicationInput({ field, value, onAnswer, enterKey }: ApplicationInputProps) {
  const { name, label, type, choices, hint, autoComplete } = field
  const { advice, onChange, onBlur } = useAdvice(name, value)
  const answer = (text: string) => {
    onAnswer?.(name, text)
    onChange(text)
  }
  if (choices) {
    return <RadioGroup legend={label} name={name} options={choices} value={value} onChange={answer} />
  }
  if (type === 'birth-date') {
    return <BirthDateInput {...{ name, label, hint, advice, value, onBlur, enterKey }} onChange={answer} />
  }
  return (
    <Field label={label} id={`application-${name}`} hint={hint} advice={advice}>
      <span data-before={field.before} className={classes.input}>
        <Input
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={field.capitals}
          step={type === 'number' ? 'any' : undefined}
          inputMode={field.inputMode}
          enterKeyHint={enterKey === 'next' && name === lastField ? 'send' : enterKey}
          defaultValue={value}
          onChange={(event) => answer(event.currentTarget.value)}
          onBlur={(event) => onBlur(event.currentTarget.value)}
        />
      </span>
    </Field>
  )
}

interface RadioGroupProps {
  legend: string
  name: string
  options: readonly string[]
  /** The initial one. */
  value: string
  onChange: (value: string) => void
}

/** One choice of a few. The whole row of an option is its label. */
function RadioGroup({ legend, name, options, value, onChange }: RadioGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={value === option}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface BirthDateInputProps {
  name: string
  label: string
  hint: string | undefined
  advice: string | null | undefined
  /** The initial one. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves the three boxes. */
  onBlur: (value: string) => void
  enterKey: 'next' | 'done' | undefined
}

const parts = [
  { part: 'day', label: 'Day' },
  { part: 'month', label: 'Month' },
  { part: 'year', label: 'Year' },
] as const

/** Three boxes. A whole date that is pasted or filled into one of them is split over all three. */
function BirthDateInput(props: BirthDateInputProps) {
  const { name, label, hint, advice, value, onChange, onBlur, enterKey } = props
  // As typed: the field would show "4" for "04" while the year is typed.
  const [boxes, setBoxes] = useState<BirthDateBoxes>(() => splitBirthDate(value))

  function type(part: keyof BirthDateBoxes, text: string) {
    const whole = readBirthDate(text)
    const next = whole ? splitBirthDate(whole) : { ...boxes, [part]: text }
    setBoxes(next)
    onChange(joinBirthDate(next))
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onBlur(joinBirthDate(boxes))
  }

  return (
    <div className={classes.whole}>
      <Field label={label} id={`application-${name}`} hint={hint} advice={advice} group>
        <div className={classes.boxes}>
          {parts.map(({ part, label }) => (
            <Field key={part} label={label} id={`application-${name}-${part}`}>
              <Input
                name={`${name}-${part}`}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                enterKeyHint={enterKey}
                value={boxes[part]}
                onChange={(event) => type(part, event.currentTarget.value)}
                onBlur={leave}
              />
            </Field>
          ))}
        </div>
      </Field>
    </div>
  )
}

/**
 * Advice on the format of one answer. The initial value is checked, and then the value each time the field loses focus,
 * so advice never appears while the applicant types. It disappears as soon as the answer looks right.
 */
function useAdvice(field: ApplicationField, startsWith: string) {
  const [advice, setAdvice] = useState(() => adviceOn(field, startsWith))
  return {
    /** Undefined for a field that never has advice. */
    advice: isAdvisedField(field) ? advice : undefined,
    onChange(value: string) {
      if (advice !== null && adviceOn(field, value) === null) setAdvice(null)
    },
    onBlur(value: string) {
      const next = adviceOn(field, value)
      if (next !== advice) whenReleased(() => setAdvice(next))
    },
  }
}

/** Waits until the pointer is released: text that appears during a press moves the pressed element, and the click is lost. */
function whenReleased(show: () => void): void {
  const pressed = document.querySelector(':active') !== null
  if (!pressed) {
    show()
    return
  }
  const ended = new AbortController()
  const released = () => {
    ended.abort()
    setTimeout(show)
  }
  for (const event of ['pointerup', 'pointercancel']) {
    document.addEventListener(event, released, { signal: ended.signal })
  }
}
