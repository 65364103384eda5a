import { Field } from '#app/ui/Field.tsx'
import { Input } from '#app/ui/Input.tsx'
import { RadioGroup } from '#app/ui/RadioGroup.tsx'
import type { ApplicationField } from '#domain/applications/application.ts'
import { type FormField, fieldsOfStep } from '#domain/applications/application-fields.ts'
import classes from './ApplicationFields.module.css'
import type { ApplicationValues } from './application-values.ts'
import { useAdvice } from './use-advice.ts'

interface ApplicationFieldsProps {
  step: number
  values: ApplicationValues
  /** Absent in a form without script, where `values` are the initial ones. */
  onAnswer?: (field: ApplicationField, value: string) => void
}

/** The inputs of one step. */
export function ApplicationFields({ step, values, onAnswer }: ApplicationFieldsProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.grid}>
        {fieldsOfStep(step).map((field) => (
          <ApplicationInput key={field.name} field={field} value={values[field.name]} onAnswer={onAnswer} />
        ))}
      </div>
    </div>
  )
}

interface ApplicationInputProps {
  field: FormField
  value: string
  onAnswer: ApplicationFieldsProps['onAnswer']
}

function ApplicationInput({ field, value, onAnswer }: ApplicationInputProps) {
  const { name, label, type, choices, hint, autoComplete } = field
  const { advice, onChange, onBlur } = useAdvice(name, value)
  if (choices) {
    return (
      <RadioGroup
        legend={label}
        name={name}
        options={choices}
        {...(onAnswer
          ? { value, onChange: (choice: string) => onAnswer(name, choice) }
          : { defaultValue: value })}
      />
    )
  }
  return (
    <Field label={label} id={`application-${name}`} hint={hint} advice={advice}>
      <Input
        name={name}
        type={type}
        autoComplete={autoComplete}
        step={type === 'number' ? 'any' : undefined}
        inputMode={type === 'number' ? 'decimal' : undefined}
        onBlur={(event) => onBlur(event.currentTarget.value)}
        {...(onAnswer
          ? {
              value,
              onChange: (event) => {
                onAnswer(name, event.currentTarget.value)
                onChange(event.currentTarget.value)
              },
            }
          : { defaultValue: value })}
      />
    </Field>
  )
}
