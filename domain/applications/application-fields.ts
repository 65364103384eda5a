export const licenceTypes = [
  'Full UK',
  'Provisional UK',
  'CBT',
  'A2',
  'Full A Class',
  'European',
  'International',
  'None',
] as const

const residentialStatuses = [
  'Single',
  'Cohabiting',
  'Married',
  'Separated',
  'Divorced',
  'Widowed',
  'Civil Partnership',
  'Dissolved Civil Partnership',
  'Engaged',
] as const

const occupationalStatuses = [
  'Full-Time Employment',
  'Part-Time Employment',
  'Self-Employed',
  'Temporary/ Contract',
  'Retired',
  'Homemaker',
  'Carer',
  'Education',
  'Benefits',
  'Armed Services',
] as const

/** The form's steps in order. The `step` of a field is its position in this list, from 1. */
export const applicationSteps = [
  'Licence type',
  'Personal details',
  'Residential status',
  'Residential address',
  'Occupational status',
  'Employment details',
] as const

interface FieldDefinition {
  name: string
  step: number
  label: string
  /**
   * The native input, except that a date of birth has three boxes and a number a box of text: a native box for numbers
   * changes its value under the mouse wheel, and in Firefox and Safari sends nothing for "1,850". Nothing else is checked,
   * and no field is required.
   */
  type: 'radio' | 'text' | 'tel' | 'email' | 'birth-date' | 'number'
  choices?: readonly string[]
  autoComplete?: string
  /** The keyboard of a phone. */
  inputMode?: 'numeric' | 'decimal'
  capitals?: 'words' | 'characters'
  /** Shown in the input, before what is typed. */
  before?: '£'
  /** Advice only. */
  hint?: string
}

/** The form's fields in the order of its six steps. */
export const applicationFields = [
  {
    name: 'licenseType',
    step: 1,
    label: 'Which driving licence do you hold?',
    type: 'radio',
    choices: licenceTypes,
  },
  {
    name: 'firstName',
    step: 2,
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    capitals: 'words',
  },
  {
    name: 'surname',
    step: 2,
    label: 'Surname',
    type: 'text',
    autoComplete: 'family-name',
    capitals: 'words',
  },
  {
    name: 'phone',
    step: 2,
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'We may call this number. For example, 07700 900456.',
  },
  {
    name: 'email',
    step: 2,
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'For example, name@example.com.',
  },
  {
    name: 'dob',
    step: 2,
    label: 'Date of birth',
    type: 'birth-date',
    autoComplete: 'bday',
    hint: 'For example, 17 4 1988.',
  },
  {
    name: 'residentialStatus',
    step: 3,
    label: 'Which of these describes you?',
    type: 'radio',
    choices: residentialStatuses,
  },
  { name: 'address1', step: 4, label: 'Address line 1', type: 'text', autoComplete: 'address-line1' },
  { name: 'address2', step: 4, label: 'Address line 2', type: 'text', autoComplete: 'address-line2' },
  { name: 'city', step: 4, label: 'Town or city', type: 'text', autoComplete: 'address-level2' },
  {
    name: 'postcode',
    step: 4,
    label: 'Postcode',
    type: 'text',
    autoComplete: 'postal-code',
    capitals: 'characters',
    hint: 'For example, SW1A 2AA.',
  },
  {
    name: 'occupationalStatus',
    step: 5,
    label: 'What is your work situation?',
    type: 'radio',
    choices: occupationalStatuses,
  },
  {
    name: 'employer',
    step: 6,
    label: 'Employer',
    type: 'text',
    autoComplete: 'organization',
    hint: 'No employer? Leave this, the job title and the time there empty.',
  },
  { name: 'jobTitle', step: 6, label: 'Job title', type: 'text', autoComplete: 'organization-title' },
  { name: 'workYears', step: 6, label: 'Years in this job', type: 'number', inputMode: 'numeric' },
  {
    name: 'workMonths',
    step: 6,
    label: 'Months in this job',
    type: 'number',
    inputMode: 'numeric',
    hint: 'On top of the full years.',
  },
  {
    name: 'netIncome',
    step: 6,
    label: 'Monthly income after tax (£)',
    type: 'number',
    inputMode: 'decimal',
    before: '£',
  },
] as const satisfies readonly FieldDefinition[]

/** The fields of one step, from 1. */
export function fieldsOfStep(step: number): readonly FormField[] {
  return applicationFields.filter((field) => field.step === step)
}

/** Any field of the form. */
export type FormField = FieldDefinition & { name: (typeof applicationFields)[number]['name'] }
