import type { ApplicationField } from '#domain/applications/application.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import { answersIn, type HeldAnswer, nameOf } from './lead-answers.ts'
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
 * Which answers of an application are emailed: what a reply needs. The others are read by the command and at the desk. A name is
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
  const isApplication = !('kind' in payload)
  const named = isApplication && name !== '' ? [{ label: 'Name', value: name }] : []
  const answers = answersIn(payload)
    .filter(({ field }) => (isApplication ? isInEmail(field) : field !== 'message'))
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '')
  const message = !isApplication && payload.message ? plainLines(payload.message) : []
  return { name, answers: [...named, ...answers], message }
}

function isInEmail(field: HeldAnswer['field']): boolean {
  return field === 'finance' || (Object.hasOwn(isEmailed, field) && isEmailed[field as ApplicationField])
}
