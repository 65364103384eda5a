import type { EnquiryKind } from './enquiry-kind.ts'

/**
 * What is known of a field. The form, the limits of the API, its document and the answers in emails and on the command
 * line are made from it; only what is required, and of what, is in `parse-enquiry.ts`.
 */
interface FieldDefinition {
  /** In the form. */
  label: string
  /** Of the answer after it was sent, where the label is a question or has a remark. */
  answerLabel?: string
  /**
   * `number` takes text and numbers, `lines` several lines of text. `choice` is one of `choices`; `shown` is text that the
   * site has filled in, sent and not edited.
   */
  type: 'text' | 'tel' | 'email' | 'number' | 'lines' | 'choice' | 'shown'
  /** Where a choice is made from: the dealer's lists of times, or the days with viewings of the vehicle. */
  choices?: 'callTimes' | 'viewingTimes' | 'viewingDays'
  autoComplete?: 'name' | 'tel' | 'email' | 'off'
  /** A number plate: capitals, and no advice about spelling. */
  isPlate?: boolean
  /** Asked for only after the DVLA was asked about the plate, which fills it in. It is about that plate, and no other. */
  isOfPlate?: boolean
  /** Advice beside the control: in every form, or in those of some kinds. */
  hint?: string | Readonly<Partial<Record<EnquiryKind, string>>>
  /** In the document of the API. */
  description?: string
}

const eitherContact = 'Give a phone number, an email address or both.'

/** Of the visitor's own vehicle. A payload has them in `partExchange`, a form in one list with the others. */
export const vehicleFields = {
  registration: {
    label: 'Number plate',
    type: 'text',
    autoComplete: 'off',
    isPlate: true,
    hint: 'For example, AB12 CDE. Or give the make and model below.',
    description: 'Number plate. Required, unless make and model are given',
  },
  make: { label: 'Make', type: 'text' },
  model: { label: 'Model', type: 'text' },
  year: { label: 'Year', type: 'number', description: 'Year of manufacture' },
  mileage: { label: 'Mileage', type: 'number', hint: 'In miles.', description: 'In miles' },
  firstRegistered: {
    label: 'First registered',
    type: 'text',
    isOfPlate: true,
    description: 'Month of the first registration: "March 2019"',
  },
  fuel: { label: 'Fuel', type: 'text', isOfPlate: true },
  colour: { label: 'Colour', type: 'text', isOfPlate: true },
  engine: { label: 'Engine size in litres', type: 'number', isOfPlate: true, description: 'In litres' },
  co2: { label: 'CO2 in grams a kilometre', type: 'number', isOfPlate: true, description: 'In g/km' },
  emissions: { label: 'Euro standard', type: 'text', isOfPlate: true, description: 'Such as "Euro 6"' },
  tax: { label: 'Tax', type: 'text', isOfPlate: true, description: 'Such as "Taxed until 1 March 2027"' },
  mot: { label: 'MOT', type: 'text', isOfPlate: true, description: 'Such as "Valid until 14 March 2027"' },
  dvla: {
    label: 'What the DVLA said',
    type: 'shown',
    isOfPlate: true,
    description: 'What the DVLA said of the number plate when the visitor asked, as they saw it',
  },
  estimate: {
    label: 'What you think it is worth in pounds (optional)',
    answerLabel: 'Estimate of its value in pounds',
    type: 'number',
    description: 'What the visitor thinks it is worth, in pounds',
  },
  owed: {
    label: 'Finance you still owe on it in pounds (optional)',
    answerLabel: 'Finance still owed on it in pounds',
    type: 'number',
    hint: 'Your lender’s settlement figure, or 0.',
    description: 'What the visitor still owes on it, in pounds',
  },
  valuation: {
    label: 'Price range we showed you',
    type: 'shown',
    description: 'The range of our valuation, as the visitor saw it: "£8,000 to £9,500"',
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** Of the visitor, and of what is asked for. */
export const ownFields = {
  callTime: {
    label: 'When shall we call?',
    answerLabel: 'When to call',
    type: 'choice',
    choices: 'callTimes',
    description: 'When to call, one of the times on the form. For a call',
  },
  viewingDay: {
    label: 'Which day would you like to come?',
    answerLabel: 'Day',
    type: 'choice',
    choices: 'viewingDays',
    description:
      'One of the next 12 days with viewings at the branch of the vehicle, such as 2026-11-24. Required for a viewing',
  },
  viewingTime: {
    label: 'What time of day?',
    answerLabel: 'Time',
    type: 'choice',
    choices: 'viewingTimes',
    description: 'One of the times on the form. For a viewing',
  },
  name: {
    label: 'Your name',
    answerLabel: 'Name',
    type: 'text',
    autoComplete: 'name',
    description: 'Required',
  },
  phone: {
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: {
      call: 'For example, 07700 900456.',
      viewing: eitherContact,
      reserve: eitherContact,
      'part-exchange': eitherContact,
    },
    description: 'Required for a call; otherwise a phone number or an email address is',
  },
  email: { label: 'Email', type: 'email', autoComplete: 'email', description: 'An email address' },
  message: {
    label: 'Message (optional)',
    answerLabel: 'Message',
    type: 'lines',
    hint: { 'part-exchange': 'Such as its condition and service history.' },
    description: 'Anything else, in lines of text',
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

export type VehicleField = keyof typeof vehicleFields
/** Those of `isOfPlate`. */
export type PlateField = {
  [F in VehicleField]: (typeof vehicleFields)[F] extends { isOfPlate: true } ? F : never
}[VehicleField]
export type OwnField = keyof typeof ownFields
export type EnquiryField = VehicleField | OwnField

export const enquiryFields: Readonly<Record<EnquiryField, FieldDefinition>> = {
  ...vehicleFields,
  ...ownFields,
}

export const plateFields = (Object.keys(vehicleFields) as VehicleField[]).filter(
  (field): field is PlateField => enquiryFields[field].isOfPlate === true,
)

const contact = ['name', 'phone', 'email', 'message'] as const

/** The fields of each kind, in the order of its form. */
export const fieldsOfKind: Readonly<Record<EnquiryKind, readonly EnquiryField[]>> = {
  call: ['name', 'phone', 'callTime', 'message'],
  viewing: ['viewingDay', 'viewingTime', ...contact],
  reserve: contact,
  'part-exchange': [...(Object.keys(vehicleFields) as VehicleField[]), ...contact],
}

export function isVehicleField(field: EnquiryField): field is VehicleField {
  return Object.hasOwn(vehicleFields, field)
}

/** The advice beside a field in the form of a kind. */
export function hintOf(field: EnquiryField, kind: EnquiryKind): string | undefined {
  const { hint } = enquiryFields[field]
  return typeof hint === 'object' ? hint[kind] : hint
}
