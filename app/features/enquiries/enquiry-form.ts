import type { Enquiries } from '#app/services.ts'
import { enquiryRules } from '#content/site.ts'
import { referenceOf } from '#domain/applications/application-reference.ts'
import { describeWait } from '#domain/applications/describe-wait.ts'
import { type EnquiryValues, enquiryFromValues } from '#domain/enquiries/enquiry-answers.ts'
import { type EnquiryField, enquiryFields, fieldsOfKind } from '#domain/enquiries/enquiry-fields.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import { viewingDaysOf } from '#domain/enquiries/viewing-days.ts'
import type { Fault } from '#domain/fault.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { toApplicationVehicle } from '../application/application-values.ts'
import { type FailureReason, honeypotOf, type PostedForm } from '../application/submit-form.ts'
import { plateValues } from '../valuation/plate-values.ts'

/** A value to correct. `field` is null where the fault is in no field of the form. */
export interface EnquiryFault {
  field: EnquiryField | null
  message: string
}

/** The result of a posted form. A failure has the values, so that the form can be shown filled in. */
export type EnquiryOutcome =
  | { state: 'sent'; reference: string; values: EnquiryValues }
  | {
      state: 'failed'
      reason: FailureReason
      faults: readonly EnquiryFault[]
      /** How long until the next form is accepted; null unless there were too many. */
      wait: string | null
      values: EnquiryValues
    }

interface Submitted extends PostedForm {
  kind: EnquiryKind
  /** Null for a part-exchange without a vehicle of ours. */
  record: StockRecord | null
  /** Seconds until this client may send a form again; null while it may. */
  retryAfterSeconds: number | null
}

/** The same form sent twice is one enquiry; changed answers under the same key are another one. */
export async function submitEnquiry(
  enquiries: Enquiries,
  { kind, record, form, idempotencyKey, retryAfterSeconds }: Submitted,
): Promise<EnquiryOutcome> {
  const values = valuesFromForm(kind, form)
  const failed = { state: 'failed', faults: [], wait: null, values } as const
  if (retryAfterSeconds !== null)
    return { ...failed, reason: 'rate-limited', wait: describeWait(retryAfterSeconds, Date.now()) }
  const body = enquiryFromValues(kind, values, record ? toApplicationVehicle(record) : {})
  const submission = await enquiries.submit(body, {
    idempotencyKey,
    whenReused: 'keep',
    honeypot: honeypotOf(form),
    vehicle: record,
  })
  if (submission.state === 'accepted') return { state: 'sent', reference: referenceOf(submission.id), values }
  if (submission.state === 'invalid')
    return {
      ...failed,
      reason: 'invalid',
      faults: submission.faults.map((fault) => toFormFault(kind, fault)),
    }
  return { ...failed, reason: 'unavailable' }
}

/** Files and unknown fields are ignored, and what the DVLA said of another plate. */
export function valuesFromForm(kind: EnquiryKind, form: FormData): EnquiryValues {
  const textOf = (field: EnquiryField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const ofPlate = plateValues(form, textOf('registration'))
  const entries = fieldsOfKind[kind].map((field) => [
    field,
    enquiryFields[field].isOfPlate ? (ofPlate[field] ?? '') : textOf(field),
  ])
  return Object.fromEntries(entries)
}

/** A limit of the API, such as "must be at most 200 characters", is put behind the label of its field. */
function toFormFault(kind: EnquiryKind, { path, message }: Fault): EnquiryFault {
  const name = path.replace(/^partExchange\./, '')
  const field = fieldsOfKind[kind].find((each) => each === name) ?? null
  const isSentence = /^[A-Z]/.test(message)
  return { field, message: isSentence ? message : `${field ? enquiryFields[field].label : path}: ${message}` }
}

/** The days that the form offers for a viewing of a vehicle, as `2026-11-24`. */
export function offeredViewingDays(record: StockRecord): string[] {
  return viewingDaysOf(record, enquiryRules, ukDay(Date.now()))
}
