import { z } from 'zod'
import type { ApplicationField, ApplicationPayload } from './application.ts'
import { applicationFields } from './application-fields.ts'

/** `path` as in `vehicleDetails.make`, '' for the whole body; `message` never repeats the value. */
export interface Fault {
  path: string
  message: string
}

export type ParsedApplication =
  | { state: 'valid'; payload: ApplicationPayload }
  | { state: 'invalid'; faults: Fault[] }

/**
 * Reads the body of a finance application. Nothing is required of the applicant and no format is checked; limits
 * keep out what no form sends. Numbers become text, an absent or null field stays absent, unknown fields are dropped.
 */
export function parseApplication(body: unknown): ParsedApplication {
  const parsed = applicationSchema.safeParse(body)
  if (parsed.success) return { state: 'valid', payload: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { state: 'invalid', faults }
}

function text(most: number) {
  return z
    .union([z.string(), z.number()], { error: 'must be text' })
    .transform(String)
    .pipe(
      z
        .string()
        .max(most, { error: `must be at most ${most} characters` })
        .refine(isPlain, { error: 'must be one line of text, without control characters' }),
    )
}

function isPlain(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** A field of the form: what was not filled in comes as '', null or not at all. */
function answer(choices?: readonly string[]) {
  const allowed = text(200).refine((value) => !choices || value === '' || choices.includes(value), {
    error: 'must be one of the choices offered',
  })
  return z.preprocess((value) => value ?? undefined, allowed.optional())
}

const answers = Object.fromEntries(
  applicationFields.map((field) => [field.name, answer('choices' in field ? field.choices : undefined)]),
) as Record<ApplicationField, ReturnType<typeof answer>>

const mileage = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{0,9}$/, { error: 'must be a number of miles' }),
    ],
    { error: 'must be a number of miles' },
  )
  .transform((value) => (value === '' ? undefined : Number(value)))

const applicationSchema = z.object(
  {
    vehicleId: z
      .string({ error: 'must be text' })
      .min(1, { error: 'must not be empty' })
      .max(100, { error: 'must be at most 100 characters' })
      .refine(isPlain, { error: 'must be one line of text, without control characters' }),
    vehicleDetails: z.object(
      {
        make: answer(),
        model: answer(),
        registration: answer(),
        mileage: z.preprocess((value) => value ?? undefined, mileage.optional()),
      },
      { error: 'must be an object' },
    ),
    ...answers,
  },
  { error: 'must be an object' },
)
