import type { ReactNode } from 'react'
import type { FormSection } from '#server/stock/staff/vehicle-form.ts'
import { Field, Input, Select, Textarea } from '../../app/ui/Field.tsx'
import { Section } from '../layout/Section.tsx'
import classes from './VehicleForm.module.css'

interface VehicleFormProps {
  sections: readonly FormSection[]
  texts: Readonly<Record<string, string>>
  /** By the name of the field. */
  faults: Readonly<Record<string, string>>
  /** Beside the field of the registration. */
  besidePlate?: ReactNode
}

/** Every field of a vehicle, in sections. */
export function VehicleForm({ sections, texts, faults, besidePlate }: VehicleFormProps) {
  return sections.map(({ title, fields }) => (
    <Section key={title} title={title}>
      <div className={classes.fields}>
        {fields.map(({ name, label, hint, choices, isLong, isRequired }) => {
          const id = name.replaceAll(' ', '-')
          const isPlate = name === 'registration' && besidePlate != null
          const given = { name: `field ${name}`, defaultValue: texts[name] ?? '' }
          return (
            <div key={name} className={isLong ? classes.wide : isPlate ? classes.plate : undefined}>
              <Field
                id={id}
                label={isRequired ? `${label}, needed` : label}
                hint={hint || undefined}
                advice={sentence(faults[name])}
              >
                {choices.length > 0 ? (
                  <Select {...given}>
                    <option value="">Choose</option>
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </Select>
                ) : isLong ? (
                  <Textarea {...given} rows={8} />
                ) : (
                  <Input {...given} autoComplete="off" />
                )}
              </Field>
              {isPlate ? besidePlate : null}
            </div>
          )
        })}
      </div>
    </Section>
  ))
}

/** The terminal says it after the name of the field. */
function sentence(fault: string | undefined): string | null {
  return fault ? fault.charAt(0).toUpperCase() + fault.slice(1) : null
}

/** The texts of the form. */
export function readTexts(form: FormData, prefix = 'field '): Record<string, string> {
  const named = [...form].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(named.map(([name, text]) => [name.slice(prefix.length), String(text)]))
}
