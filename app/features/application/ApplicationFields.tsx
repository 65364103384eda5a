import { Field, Input } from '#app/ui/Field.tsx'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationFields, type FormField, fieldsOfStep } from '#domain/applications/application-fields.ts'
import classes from './ApplicationFields.module.css'
import type { ApplicationValues } from './application-values.ts'
import { BirthDateInput } from './BirthDateInput.tsx'
import { useAdvice, useNativeChange } from './use-advice.ts'

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
  const { advice, onText, onLeave } = useAdvice(name, value)
  const changed = useNativeChange(onLeave)
  const answer = (text: string) => {
    onAnswer?.(name, text)
    onText(text)
  }
  if (choices) {
    return <RadioGroup legend={label} name={name} options={choices} value={value} onChange={answer} />
  }
  if (type === 'birth-date') {
    return <BirthDateInput {...{ name, label, hint, advice, value, onLeave, enterKey }} onChange={answer} />
  }
  return (
    <Field label={label} id={`application-${name}`} hint={hint} advice={advice}>
      <span ref={changed} data-before={field.before} className={classes.input}>
        <Input
          name={name}
          type={type === 'number' ? 'text' : type}
          autoComplete={autoComplete}
          autoCapitalize={field.capitals}
          inputMode={field.inputMode}
          enterKeyHint={enterKey === 'next' && name === lastField ? 'send' : enterKey}
          defaultValue={value}
          onChange={(event) => answer(event.currentTarget.value)}
          onBlur={onLeave}
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
