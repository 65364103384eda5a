import type { Reading } from '../reading.ts'
import { keyOf } from '../split/tokens.ts'

/**
 * Registrations of 1963 to 1983 ("ABC 123D") and of 1983 to 2001 ("P123 ABC"), with three figures: with fewer they have
 * the form of a model. In Northern Ireland ("ABZ 1234") a letter and the two of a council stand before three figures or
 * four.
 */
const styles = [
  /(?<![a-z\d])([a-hj-pr-y]{3})[ -]?(\d{3}[a-hj-npr-tv-y])(?![a-z\d])/i,
  /(?<![a-z\d])([a-hj-npr-tv-y]\d{3})[ -]?([a-hj-pr-y]{3})(?![a-z\d])/i,
  /(?<![a-z\d])([a-z](?:[a-hj-pr-y]z|i[abgjlw]|[joux]i))[ -]?(\d{3,4})(?![a-z\d])/i,
]

/** "Avg 100k", "sxi 2010": a mileage and a year. */
const figure = /^(?:\d+0k|(?:19|20)\d\d)$/i

/**
 * The first of these styles in a phrase. Much else has their form, so no part of it must mean anything: "C220 CDI",
 * "red 320d", "Kia 2019".
 */
export function findOlderRegistration({
  phrase,
  isName,
  lexicon,
}: Reading): { text: string; index: number; typed: string } | null {
  for (const style of styles) {
    const match = style.exec(phrase)
    if (!match) continue
    const [typed, start = '', end = ''] = match
    const parts = [start, end, start + end].map(keyOf)
    if (figure.test(end) || parts.some((part) => isName(part) || lexicon.isKnown(part))) continue
    return { text: `${start} ${end}`.toUpperCase(), index: match.index, typed }
  }
  return null
}
