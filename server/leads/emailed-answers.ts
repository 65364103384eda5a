import type { ApplicationField, ApplicationPayload, ChosenFinance } from '#domain/applications/application.ts'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { answersOfEnquiry } from '#domain/enquiries/enquiry-answers.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import { oneLine, plainLines } from './plain-text.ts'

export interface EmailedAnswer {
  label: string
  value: string
}

/** What of a lead may be in a mailbox, which many people read and which is kept for long. */
export interface EmailedAnswers {
  name: string
  answers: EmailedAnswer[]
  /** The lines of the customer's message; none without one. */
  message: string[]
}

/**
 * Which answers of an application are emailed: what a reply needs. The others are read by the command only. A name is
 * emailed as one.
 */
const isEmailed: Readonly<Record<ApplicationField, boolean>> = {
  licenseType: false,
  firstName: false,
  surname: false,
  phone: true,
  email: true,
  dob: false,
  residentialStatus: false,
  address1: false,
  address2: false,
  city: false,
  postcode: false,
  occupationalStatus: false,
  employer: false,
  jobTitle: false,
  workYears: false,
  workMonths: false,
  netIncome: false,
}

/** Everything that an enquiry holds; of an application, how to reply and the finance chosen. Texts are plain lines. */
export function emailedAnswers({ payload }: Pick<Lead, 'payload'>): EmailedAnswers {
  const name = nameOf({ payload })
  const named = name === '' ? [] : [{ label: 'Name', value: name }]
  if (!('kind' in payload))
    return { name, answers: [...named, ...answersOfApplication(payload)], message: [] }
  const answers = answersOfEnquiry(payload)
    .filter(({ field }) => field !== 'message')
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
  return { name, answers, message: payload.message ? plainLines(payload.message) : [] }
}

function answersOfApplication(payload: ApplicationPayload): EmailedAnswer[] {
  const answers = applicationFields.flatMap((field) => {
    const value = isEmailed[field.name] ? oneLine(payload[field.name] ?? '') : ''
    return value === '' ? [] : [{ label: field.label, value }]
  })
  const { finance } = payload
  return finance ? [...answers, { label: 'Finance chosen', value: financeInWords(finance) }] : answers
}

/** "PCP, £1,500 deposit, 48 months, 8,000 miles a year". */
export function financeInWords({ product, deposit, term, milesPerYear }: ChosenFinance): string {
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const miles = milesPerYear === undefined ? [] : [`${grouped(milesPerYear)} miles a year`]
  return [product.toUpperCase(), `£${grouped(deposit)} deposit`, `${term} months`, ...miles].join(', ')
}

export function nameOf({ payload }: Pick<Lead, 'payload'>): string {
  const name = 'kind' in payload ? payload.name : `${payload.firstName ?? ''} ${payload.surname ?? ''}`
  return oneLine(name)
}
