import { z } from 'zod'
import { conditions, several, text } from './fact-values.ts'

/** Something that the dealer gives beyond what the law demands, and on what terms: what, how long, where, how much. */
const promise = z.strictObject({
  title: text,
  /** One sentence, as on the page of a vehicle. */
  summary: text,
  terms: z.array(text).min(1, several),
  /** The types and the conditions of vehicles that it holds for, on whose pages it is. Absent: all. */
  types: z
    .array(z.enum(['car', 'van', 'truck']), 'expected a list of "car", "van" and "truck"')
    .min(1, several)
    .optional(),
  conditions: conditions.min(1, several).optional(),
  /** It holds for vehicles of fewer whole years, by the year in which they were made. Absent: of any age. */
  underYears: z.number().int().positive().optional(),
})

/** A guarantee without charge says who gives it, and where it applies: Consumer Rights Act 2015, s. 30(5). */
const warranty = promise.extend({
  /** Name and address. */
  guarantor: text,
  /** As in "It applies in Great Britain". */
  territory: text,
})

export const promisesSchema = z.strictObject({
  warranty: warranty.optional(),
  /** To bring a vehicle back or exchange it where the law does not say so. */
  returns: promise.optional(),
  /** What is inspected and put right before a sale. */
  preparation: promise.optional(),
  delivery: promise.optional(),
})
