import { Fragment, type ReactNode } from 'react'
import { Field, Input, Select, Textarea } from '#app/ui/Field.tsx'
import { site } from '#content/site.ts'
import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { type EnquiryField, enquiryFields, fieldsOfKind, hintOf } from '#domain/enquiries/enquiry-fields.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import { formatViewingDay } from '#domain/enquiries/viewing-days.ts'
import classes from './EnquiryFields.module.css'
import type { EnquiryFault } from './enquiry-form.ts'

interface EnquiryFieldsProps {
  kind: EnquiryKind
  values: EnquiryValues
  faults: readonly EnquiryFault[]
  /** The days offered for a viewing, as `2026-11-24`. */
  days: readonly string[]
  /** What follows the number plate. */
  afterPlate?: ReactNode
}

/** The fields of one kind of enquiry, in the order of its form. */
export function EnquiryFields({ kind, values, faults, days, afterPlate }: EnquiryFieldsProps) {
  return (
    <div className={classes.fields}>
      {fieldsOfKind[kind].filter(isAsked).map((field) => (
        <Fragment key={field}>
          <EnquiryInput
            kind={kind}
            field={field}
            value={values[field] ?? ''}
            fault={faults.find((fault) => fault.field === field)?.message}
            days={days}
          />
          {enquiryFields[field].isPlate ? afterPlate : null}
        </Fragment>
      ))}
    </div>
  )
}

/** Those of a plate are asked for by `PlateFields`. */
function isAsked(field: EnquiryField): boolean {
  return !enquiryFields[field].isOfPlate
}

/** The id of a field's control, to which the list of faults links. */
export function controlId(field: EnquiryField): string {
  return `enquiry-${field}`
}

interface EnquiryInputProps {
  kind: EnquiryKind
  field: EnquiryField
  value: string
  fault: string | undefined
  days: readonly string[]
}

function EnquiryInput({ kind, field, value, fault, days }: EnquiryInputProps) {
  const { label, type, choices } = enquiryFields[field]
  if (type === 'shown') return value ? <Valuation value={value} /> : null
  const shared = { name: field, defaultValue: value, 'aria-invalid': fault ? true : undefined }
  return (
    <Field label={label} id={controlId(field)} hint={hintOf(field, kind)} advice={fault}>
      {choices ? (
        <Select {...shared}>
          {choices === 'viewingDays' ? <option value="">Choose a day</option> : null}
          {optionsOf(choices, days).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : type === 'lines' ? (
        <Textarea {...shared} rows={3} />
      ) : (
        <Input {...shared} {...attributesOf(field)} />
      )}
    </Field>
  )
}

/** The range of our valuation is shown and sent, and is not for editing. */
function Valuation({ value }: { value: string }) {
  return (
    <p className={classes.valuation}>
      <input type="hidden" name="valuation" value={value} />
      Asking prices of similar vehicles in our stock: <strong>{value}</strong>. Our offer will be lower.
    </p>
  )
}

function optionsOf(choices: 'callTimes' | 'viewingTimes' | 'viewingDays', days: readonly string[]) {
  if (choices === 'viewingDays') return days.map((day) => ({ value: day, label: formatViewingDay(day) }))
  return site.enquiries[choices].map((time) => ({ value: time, label: time }))
}

/** No `maxlength`: it cuts what is pasted silently. The server names what is too long, and the form keeps it. */
function attributesOf(field: EnquiryField): React.ComponentProps<'input'> {
  const { type, autoComplete, isPlate } = enquiryFields[field]
  return {
    ...(autoComplete && { autoComplete }),
    ...((type === 'tel' || type === 'email') && { type }),
    ...(type === 'number' && { inputMode: 'numeric' as const }),
    ...(isPlate && { autoCapitalize: 'characters', spellCheck: false }),
  }
}
