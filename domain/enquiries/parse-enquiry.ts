import { z } from 'zod'
import { adviseEmail } from '../applications/advise-answer.ts'
import { isPlain, line, vehicleDetails } from '../applications/parse-application.ts'
import type { Fault } from '../fault.ts'
import { ignoredFields } from '../leads/ignored-fields.ts'
import type { StockRecord } from '../stock/record.ts'
import type { EnquiryPayload, EnquiryRules } from './enquiry.ts'
import { type EnquiryField, enquiryFields, ownFields, vehicleFields } from './enquiry-fields.ts'
import { enquiryKinds } from './enquiry-kind.ts'
import { formatViewingDay, viewingDaysOf } from './viewing-days.ts'

export type ParsedEnquiry =
  /** `ignored`: as of an application. */
  { state: 'valid'; payload: EnquiryPayload; ignored?: string[] } | { state: 'invalid'; faults: Fault[] }

/** What an enquiry is checked against. */
interface EnquiryOffer {
  rules: EnquiryRules
  /** The record of the vehicle that the body names; null where it is not known. */
  vehicle: StockRecord | null
  /** In the UK, as `2026-11-22`. */
  today: string
}

/**
 * Reads the body of an enquiry. Unlike an application, it must be possible to answer: it needs a name, and a phone number
 * or an email address. A request for a call needs the phone number, and a viewing one of the days offered.
 */
export function parseEnquiry(body: unknown, offer: EnquiryOffer): ParsedEnquiry {
  const parsed = enquirySchema.safeParse(body)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { state: 'invalid', faults }
  }
  const payload = withoutBlanks(parsed.data) as unknown as EnquiryPayload
  const faults = [...missingFrom(payload, offer), ...wrongIn(payload, offer.rules)]
  if (faults.length > 0) return { state: 'invalid', faults }
  const ignored = ignoredFields(body as object, parsed.data)
  return { state: 'valid', payload, ...(ignored.length > 0 && { ignored }) }
}

function missingFrom(payload: EnquiryPayload, offer: EnquiryOffer): Fault[] {
  const { kind, name, phone, email, vehicleId, partExchange } = payload
  const faults: Fault[] = []
  const missing = (path: string, message: string) => faults.push({ path, message })
  if (!offer.rules.kinds.includes(kind)) missing('kind', 'is not offered at present')
  if (!vehicleId && kind !== 'part-exchange') missing('vehicleId', 'must be the id of a vehicle')
  if (kind === 'part-exchange' && !partExchange?.registration && !(partExchange?.make && partExchange.model))
    missing('partExchange.registration', 'Enter the number plate of your vehicle, or its make and model.')
  const wrongDay = faultOfDay(payload, offer)
  if (wrongDay) missing('viewingDay', wrongDay)
  if (!name) missing('name', 'Enter your name.')
  if (kind === 'call') {
    if (!phone) missing('phone', 'Enter the phone number that we should call.')
  } else if (!phone && !email) {
    missing('phone', 'Enter a phone number or an email address, so that we can answer you.')
  }
  return faults
}

function wrongIn(payload: EnquiryPayload, rules: EnquiryRules): Fault[] {
  const { phone, email, viewingTime, callTime } = payload
  const faults: Fault[] = []
  const wrong = (path: string, message: string) => faults.push({ path, message })
  if (viewingTime && !rules.viewingTimes.includes(viewingTime))
    wrong('viewingTime', 'Choose one of the times in the list.')
  if (callTime && !rules.callTimes.includes(callTime))
    wrong('callTime', 'Choose one of the times in the list.')
  // The usual checks advise only. Here, one answer that cannot work would leave the enquiry without an answer.
  if (phone && phone.replace(/\D/g, '').length < fewestDigits)
    wrong('phone', 'Enter a full phone number, such as 07700 900456.')
  if (email && !/^[^@\s]+@[^@\s]+$/.test(email))
    wrong('email', 'Enter an email address with an @, such as name@example.com.')
  else if (email && !phone) {
    const advice = adviseEmail(email)
    if (advice) wrong('email', advice)
  }
  return faults
}

/** Null where nothing is wrong. Names a day, because a sender to the API sees no list of them. */
function faultOfDay(
  { kind, viewingDay }: EnquiryPayload,
  { rules, vehicle, today }: EnquiryOffer,
): string | null {
  if (kind !== 'viewing' && !viewingDay) return null
  const days = viewingDaysOf(vehicle, rules, today)
  if (viewingDay && days.includes(viewingDay)) return null
  if (days.length === 0)
    return 'There are no viewings of this vehicle at present. Ask us to call you instead.'
  if (!viewingDay) return 'Choose a day for the viewing.'
  const another = days.find((each) => each > viewingDay) ?? String(days.at(-1))
  return `There are no viewings of this vehicle on that day. Choose another day, such as ${formatViewingDay(another)}.`
}

const fewestDigits = 7

/** Characters of an answer of one line. */
const longestAnswer = 200

const longestMessage = 2_000

/** Text of several lines. Browsers send line ends as CR and LF. */
const lines = z
  .string({ error: 'must be text' })
  .max(longestMessage, { error: `must be at most ${longestMessage} characters` })
  .refine((text) => isPlain(text.replace(/[\r\n\t]/g, ' ')), {
    error: 'must be text, without control characters',
  })

/** A field that was not filled in is '', null or absent. */
function answer(field: EnquiryField) {
  const { type, description } = enquiryFields[field]
  const schema = schemaOf(type)
  return description === undefined ? schema : schema.describe(description)
}

function schemaOf(type: (typeof enquiryFields)[EnquiryField]['type']) {
  if (type === 'lines') return z.union([lines, z.null()]).optional()
  // A number is accepted as text and as a number.
  if (type === 'number')
    return z
      .union([line(longestAnswer), z.number(), z.null()], {
        error: `must be a number, or text of at most ${longestAnswer} characters`,
      })
      .optional()
      .transform((value) => (value == null ? undefined : String(value)))
  const error = `must be text of one line, at most ${longestAnswer} characters`
  return z.union([line(longestAnswer), z.null()], { error }).optional()
}

function answers<Field extends EnquiryField>(fields: Readonly<Record<Field, unknown>>) {
  const schemas = (Object.keys(fields) as Field[]).map((field) => [field, answer(field)])
  return Object.fromEntries(schemas) as Record<Field, ReturnType<typeof answer>>
}

/** The limits of an enquiry. `parseEnquiry` applies them first, and the OpenAPI document is generated from them. */
export const enquirySchema = z.object(
  {
    kind: z.enum(enquiryKinds, { error: `must be one of ${enquiryKinds.join(', ')}` }),
    vehicleId: line(100).optional().describe('The stock id. Required, except for a part-exchange'),
    vehicleDetails: vehicleDetails.optional(),
    ...answers(ownFields),
    partExchange: z
      .object(answers(vehicleFields), { error: 'must be an object' })
      .optional()
      .describe('The vehicle of the visitor. For a part-exchange'),
  },
  { error: 'must be an object' },
)

/** Trims every text and leaves out those without any, also in nested objects. */
function withoutBlanks(value: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (typeof part === 'object' && part !== null)
      return [[name, withoutBlanks(part as Record<string, unknown>)]]
    const trimmed = typeof part === 'string' ? part.trim() : part
    return trimmed === '' || trimmed == null ? [] : [[name, trimmed]]
  })
  return Object.fromEntries(kept)
}
