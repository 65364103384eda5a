import type { EnquiryPayload } from './enquiry.ts'
import { type EnquiryField, enquiryFields, fieldsOfKind, isVehicleField } from './enquiry-fields.ts'
import type { EnquiryKind } from './enquiry-kind.ts'
import { formatViewingDay } from './viewing-days.ts'

/** What the visitor has filled in; '' for a field left blank. */
export type EnquiryValues = Readonly<Partial<Record<EnquiryField, string>>>

/** The payload of a form. Blank fields and fields of other kinds are left out. */
export function enquiryFromValues(
  kind: EnquiryKind,
  values: EnquiryValues,
  vehicle: Pick<EnquiryPayload, 'vehicleId' | 'vehicleDetails'>,
): Record<string, unknown> {
  const given = fieldsOfKind[kind].flatMap((field) =>
    values[field] ? [[field, values[field]] as const] : [],
  )
  const own = given.filter(([field]) => isVehicleField(field))
  return {
    kind,
    ...vehicle,
    ...Object.fromEntries(given.filter(([field]) => !isVehicleField(field))),
    ...(own.length > 0 && { partExchange: Object.fromEntries(own) }),
  }
}

export interface EnquiryAnswer {
  field: EnquiryField
  label: string
  value: string
}

/**
 * Every answer of an enquiry: in the order of its form, then those that its form does not ask for, which clients of the
 * API may send.
 */
export function answersOfEnquiry(payload: EnquiryPayload): EnquiryAnswer[] {
  const values: EnquiryValues = { ...payload.partExchange, ...payload }
  const fields = new Set([...fieldsOfKind[payload.kind], ...(Object.keys(enquiryFields) as EnquiryField[])])
  return [...fields].flatMap((field) => {
    const value = values[field]
    if (!value) return []
    return [
      { field, label: answerLabel(field), value: field === 'viewingDay' ? formatViewingDay(value) : value },
    ]
  })
}

/** The label of an answer after it was sent. */
export function answerLabel(field: EnquiryField): string {
  const { label, answerLabel = label } = enquiryFields[field]
  return answerLabel
}
