import type { EnquiryKind, EnquiryPayload, OfferedVehicle } from './enquiry.ts'

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

/** An enquiry as lines of a list, such as "Phone: 07700 900456". */
export function linesOfEnquiry(payload: EnquiryPayload): string[] {
  const values: EnquiryValues = { ...payload.partExchange, ...payload }
  return fieldsOfKind[payload.kind].flatMap((field) =>
    values[field] ? [`${answerLabel(field)}: ${values[field]}`] : [],
  )
}

function isOfOfferedVehicle(field: EnquiryField): field is keyof OfferedVehicle & EnquiryField {
  return (offeredVehicleFields as readonly string[]).includes(field)
}
