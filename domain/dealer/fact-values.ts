import { z } from 'zod'

// What the facts of a dealer are made of.

export const text = z.string({ error: 'expected words' }).trim().min(1, 'expected words')
export const postcode = z
  .string()
  .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'expected a postcode such as "L3 4DB"')
export const link = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
export const day = z.iso.date('expected a day such as "2026-11-22"')
export const count = z.int('expected a whole number').positive('expected a number above 0')
export const weekdays = z.array(z.int().min(0).max(6), 'expected days of the week, from 0 (Sunday) to 6')
export const colour = z.string().regex(/^#[\da-f]{6}$/, 'expected a colour such as "#0e1726"')
export const several = 'expected at least one'
export const conditions = z.array(z.enum(['used', 'new']), 'expected a list of "used" and "new"')

export const address = z.strictObject({ street: text, town: text, postcode })

export const phone = z.strictObject({
  /** As visitors read it. */
  label: text,
  number: z.string().regex(/^\+44\d{9,10}$/, 'expected a number such as "+441514960123"'),
})

/** Printed with its label and, where the dealer has them, who counted it and on which day. */
export const figure = z.strictObject({
  value: count,
  label: text,
  source: text.optional(),
  countedOn: day.optional(),
})
