import type { EnquiryKind, EnquiryPayload, OfferedVehicle } from './enquiry.ts'
import { formatViewingDay } from './viewing-days.ts'

/** The fields of the visitor's own vehicle. In a form, all fields are in one list. */
const offeredVehicleFields = ['registration', 'make', 'model', 'year', 'mileage', 'valuation'] as const

export type EnquiryField =
  | (typeof offeredVehicleFields)[number]
  | 'callTime'
  | 'viewingDay'
  | 'viewingTime'
  | 'name'
  | 'phone'
  | 'email'
  | 'message'

/** The labels of the form. */
export const enquiryLabels: Readonly<Record<EnquiryField, string>> = {
  registration: 'Number plate',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  mileage: 'Mileage',
  valuation: 'Price range we showed you',
  callTime: 'When shall we call?',
  viewingDay: 'Which day would you like to come?',
  viewingTime: 'What time of day?',
  name: 'Your name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message (optional)',
}

/** The label of an answer after it was sent. Those of the form that are questions or have a remark are shorter here. */
export function answerLabel(field: EnquiryField): string {
  return shortLabels[field] ?? enquiryLabels[field]
}

const shortLabels: Readonly<Partial<Record<EnquiryField, string>>> = {
  name: 'Name',
  callTime: 'When to call',
  viewingDay: 'Day',
  viewingTime: 'Time',
  message: 'Message',
}

const contact = ['name', 'phone', 'email', 'message'] as const

/** The fields of each kind, in the order of its form. */
export const fieldsOfKind: Readonly<Record<EnquiryKind, readonly EnquiryField[]>> = {
  call: ['name', 'phone', 'callTime', 'message'],
  viewing: ['viewingDay', 'viewingTime', ...contact],
  reserve: contact,
  'part-exchange': [...offeredVehicleFields, ...contact],
}

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
  const own = given.filter(([field]) => isOfOfferedVehicle(field))
  return {
    kind,
    ...vehicle,
    ...Object.fromEntries(given.filter(([field]) => !isOfOfferedVehicle(field))),
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
  const fields = new Set([...fieldsOfKind[payload.kind], ...(Object.keys(enquiryLabels) as EnquiryField[])])
  return [...fields].flatMap((field) => {
    const value = values[field]
    if (!value) return []
    return [
      { field, label: answerLabel(field), value: field === 'viewingDay' ? formatViewingDay(value) : value },
    ]
  })
}

/** An enquiry as lines of a list, such as "Phone: 07700 900456". */
export function linesOfEnquiry(payload: EnquiryPayload): string[] {
  return answersOfEnquiry(payload).map(({ label, value }) => `${label}: ${value}`)
}

export function isOfOfferedVehicle(field: EnquiryField): field is keyof OfferedVehicle & EnquiryField {
  return (offeredVehicleFields as readonly string[]).includes(field)
}
