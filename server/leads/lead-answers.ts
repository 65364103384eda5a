import type { ApplicationField, ApplicationPayload, ChosenFinance } from '#domain/applications/application.ts'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { answersOfEnquiry } from '#domain/enquiries/enquiry-answers.ts'
import { type EnquiryField, enquiryFields } from '#domain/enquiries/enquiry-fields.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import { formatDay, isoDay } from '#domain/stock/iso-day.ts'
import { oneLine } from './plain-text.ts'

export interface HeldAnswer {
  /** What it answers; `finance` is the finance chosen, `other` a value that no form of today has. */
  field: ApplicationField | EnquiryField | 'finance' | 'other'
  label: string
  /** As it was written: it may have several lines. */
  value: string
}

/**
 * Everything that somebody wrote in an application or an enquiry, besides the vehicle, in the order of its form: the command,
 * the desk, the copy that a person is given and the emails show this list or parts of it. A value that no field of today
 * names is in it too, as `other`.
 */
export function answersIn(payload: Lead['payload']): HeldAnswer[] {
  return 'kind' in payload
    ? [...answersOfEnquiry(payload), ...otherAnswers({ ...payload.partExchange, ...payload }, enquiryFields)]
    : answersOfApplication(payload)
}

function answersOfApplication(payload: ApplicationPayload): HeldAnswer[] {
  const answers = applicationFields.flatMap(({ name, label }) =>
    payload[name]
      ? [{ field: name, label, value: name === 'dob' ? dayInWords(payload[name]) : payload[name] }]
      : [],
  )
  const { finance } = payload
  const chosen = finance
    ? [{ field: 'finance' as const, label: 'Finance chosen', value: financeInWords(finance) }]
    : []
  const known = Object.fromEntries(applicationFields.map(({ name }) => [name, true]))
  return [...answers, ...chosen, ...otherAnswers(payload, known)]
}

/** "17 April 1988"; what is no day of the calendar as it was written. */
function dayInWords(text: string): string {
  return isoDay(text) === text ? formatDay(text) : text
}

/** They are shown otherwise: the vehicle, the kind, and what `answersOfEnquiry` and `financeInWords` read. */
const shownElsewhere = new Set(['kind', 'vehicleId', 'vehicleDetails', 'finance', 'partExchange'])

function otherAnswers(payload: object, known: object): HeldAnswer[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const isKnown = shownElsewhere.has(name) || Object.hasOwn(known, name)
    if (isKnown || value == null || value === '') return []
    return [
      {
        field: 'other' as const,
        label: name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      },
    ]
  })
}

/** "PCP, £1,500 deposit, 48 months, 8,000 miles a year, own vehicle £6,000 with £2,000 owed". */
function financeInWords({ product, deposit, term, milesPerYear, partExchange }: ChosenFinance): string {
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const miles = milesPerYear === undefined ? [] : [`${grouped(milesPerYear)} miles a year`]
  const own = partExchange
    ? [`own vehicle £${grouped(partExchange.value)} with £${grouped(partExchange.owed)} owed`]
    : []
  return [product.toUpperCase(), `£${grouped(deposit)} deposit`, `${term} months`, ...miles, ...own].join(
    ', ',
  )
}

export function nameOf({ payload }: Pick<Lead, 'payload'>): string {
  const name = 'kind' in payload ? payload.name : `${payload.firstName ?? ''} ${payload.surname ?? ''}`
  return oneLine(name)
}
