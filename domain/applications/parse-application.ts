import { z } from 'zod'
import type { Fault } from '../fault.ts'
import { financeProducts, longestTerm, shortestTerm } from '../finance/finance-product.ts'
import { largestDeposit } from '../finance/finance-terms.ts'
import { fewestMiles, mostMiles } from '../finance/future-value.ts'
import { ignoredFields } from '../leads/ignored-fields.ts'
import type { ApplicationField, ApplicationPayload } from './application.ts'
import { applicationFields } from './application-fields.ts'

export type ParsedApplication =
  /** `ignored`: paths of what was left out of the payload; absent where there are none. */
  { state: 'valid'; payload: ApplicationPayload; ignored?: string[] } | { state: 'invalid'; faults: Fault[] }

/**
 * Reads the body of a finance application. Nothing is required of the applicant, and neither format nor length is
 * checked: the limit of the body bounds both. What no form sends is refused. Numbers become text, tabs spaces, an absent
 * or null answer stays absent, unknown fields are left out and listed, and so is `finance` that cannot be read: unreadable
 * figures do not refuse an application. The vehicle always has its four details, '' for one that is unknown.
 */
export function parseApplication(body: unknown): ParsedApplication {
  const parsed = applicationSchema.safeParse(body)
  if (parsed.success) {
    const ignored = ignoredFields(body as object, parsed.data)
    return { state: 'valid', payload: parsed.data, ...(ignored.length > 0 && { ignored }) }
  }
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { state: 'invalid', faults }
}

/** One line of text. A tab, which can be pasted into a box, is a space. */
const oneLine = z
  .string({ error: 'must be text' })
  .overwrite((text) => text.replaceAll('\t', ' '))
  .refine(isPlain, { error: 'must be one line of text, without control characters' })

/** One line of at most this many characters. */
export function line(most: number) {
  return oneLine.max(most, { error: `must be at most ${most} characters` })
}

/** Whether the text has no control characters and no half of a surrogate pair. */
export function isPlain(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** A field of the form. A field that was not filled in is '', null or absent. */
function answer(label: string, choices?: readonly string[]) {
  const accepted = choices
    ? z.union([z.enum(['', ...choices]), z.null()], { error: 'must be one of the choices offered' })
    : z.union([oneLine, z.number(), z.null()], { error: 'must be text' })
  return accepted
    .optional()
    .transform((value) => (value === null || value === undefined ? undefined : String(value)))
    .describe(label)
}

const answers = Object.fromEntries(
  applicationFields.map((field) => [
    field.name,
    answer(field.label, 'choices' in field ? field.choices : undefined),
  ]),
) as Record<ApplicationField, ReturnType<typeof answer>>

const mileageError = { error: 'must be a number of miles' }

const mileage = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{0,9}$/, mileageError),
      z.null(),
    ],
    mileageError,
  )
  .optional()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : Number(value)))
  .describe('In miles')

/** The vehicle of ours that an application or an enquiry is about. A detail that is not known is '', null or absent. */
export const vehicleDetails = z.object(
  {
    make: answer('Make'),
    model: answer('Model'),
    registration: answer('Registration mark'),
    mileage,
  },
  { error: 'must be an object' },
)

const wholeDetails = vehicleDetails.transform(({ make, model, registration, mileage }) => ({
  make: make ?? '',
  model: model ?? '',
  registration: registration ?? '',
  mileage: mileage ?? ('' as const),
}))

const pounds = z
  .int()
  .min(0)
  .max(largestDeposit / 100)

const finance = z
  .object({
    product: z.enum(financeProducts),
    deposit: pounds,
    term: z.int().min(shortestTerm).max(longestTerm),
    milesPerYear: z.int().min(fewestMiles).max(mostMiles).optional(),
    partExchange: z.object({ value: pounds, owed: pounds }).optional(),
  })
  .optional()
  .catch(undefined)
  .describe(
    'The finance that the visitor chose: the deposit in whole pounds, the term in months; of the own vehicle in part-exchange what is expected for it and what is owed on it. Absent for the specified estimate',
  )

/** The one rule for applications: `parseApplication` applies it, and the OpenAPI document is generated from it. */
export const applicationSchema = z.object(
  {
    vehicleId: line(100).min(1, { error: 'must not be empty' }).describe('The stock id: `_id` of a record'),
    vehicleDetails: wholeDetails,
    finance,
    ...answers,
  },
  { error: 'must be an object' },
)
