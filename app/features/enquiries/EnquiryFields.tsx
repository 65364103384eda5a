import { Field, Input, Select, Textarea } from '#app/ui/Field.tsx'
import { site } from '#content/site.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import {
  type EnquiryField,
  type EnquiryValues,
  enquiryLabels,
  fieldsOfKind,
} from '#domain/enquiries/enquiry-fields.ts'
import { formatViewingDay } from '#domain/enquiries/viewing-days.ts'
import classes from './EnquiryFields.module.css'
import type { EnquiryFault } from './enquiry-form.ts'

interface EnquiryFieldsProps {
  kind: EnquiryKind
  values: EnquiryValues
  faults: readonly EnquiryFault[]
  /** The days offered for a viewing, as `2026-11-24`. */
  days: readonly string[]
}

/** The fields of one kind of enquiry, in the order of its form. */
export function EnquiryFields({ kind, values, faults, days }: EnquiryFieldsProps) {
  return (
    <div className={classes.fields}>
      {fieldsOfKind[kind].map((field) => (
        <EnquiryInput
          key={field}
          kind={kind}
          field={field}
          value={values[field] ?? ''}
          fault={faults.find((fault) => fault.field === field)?.message}
          days={days}
        />
      ))}
    </div>
  )
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
  if (field === 'valuation') return value ? <Valuation value={value} /> : null
  const options = optionsOf(field, days)
  const shared = { name: field, defaultValue: value, 'aria-invalid': fault ? true : undefined }
  return (
    <Field label={enquiryLabels[field]} id={controlId(field)} hint={hintOf(field, kind)} advice={fault}>
      {options ? (
        <Select {...shared}>
          {field === 'viewingDay' ? <option value="">Choose a day</option> : null}
          {options.map(({ option, label }) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      ) : field === 'message' ? (
        <Textarea {...shared} rows={3} />
      ) : (
        <Input {...shared} {...attributes[field]} />
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

function optionsOf(field: EnquiryField, days: readonly string[]) {
  const { callTimes, viewingTimes } = site.enquiries
  const times = field === 'callTime' ? callTimes : field === 'viewingTime' ? viewingTimes : null
  if (times) return times.map((option) => ({ option, label: option }))
  return field === 'viewingDay' ? days.map((option) => ({ option, label: formatViewingDay(option) })) : null
}

function hintOf(field: EnquiryField, kind: EnquiryKind): string | undefined {
  if (field === 'phone')
    return kind === 'call' ? 'For example, 07700 900456.' : 'Give a phone number, an email address or both.'
  if (field === 'registration') return 'For example, AB12 CDE. Or give the make and model below.'
  if (field === 'mileage') return 'In miles.'
  if (field === 'message' && kind === 'part-exchange')
    return 'Such as condition, service history, and any finance you still owe.'
}

/** No `maxlength`: it cuts what is pasted without a word. The server names what is too long, and the form keeps it. */
const attributes: Partial<Record<EnquiryField, React.ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  registration: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  year: { inputMode: 'numeric' },
  mileage: { inputMode: 'numeric' },
}
