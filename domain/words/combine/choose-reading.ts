import type { VehicleType } from '../../stock/vehicle-type.ts'
import { ignoredWords } from '../lexicon/plain-words.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { unreadTokens } from './unread-words.ts'

/**
 * The reading that leaves the fewest words. The type that is asked for is left only for words that it does not have.
 * Without one, of equally good readings that name a body type or a model the one that reads further wins: "XC40 T5" begins
 * with a car. Then the number of vehicles found decides, and for all others the order of the types.
 *
 * @param readings One for each type, in the order of the types.
 * @param countFound How many vehicles the search of a reading finds.
 */
export function chooseReading(
  readings: readonly Reading[],
  asked: VehicleType | null,
  countFound: (reading: Reading) => number,
): Reading {
  const wanted = readings.find(({ type }) => type === asked)
  const rivals = wanted
    ? readings.filter((reading) => reading === wanted || hasOwnWord(reading, wanted))
    : readings
  const least = Math.min(...rivals.map(costOf))
  const equal = rivals.filter((reading) => costOf(reading) === least)
  const [first] = equal
  if (!first) throw new RangeError('A phrase has one reading at least.')
  if (wanted && equal.includes(wanted)) return wanted
  const named = namesOf(first)
  const alike = equal.filter((reading) => namesOf(reading) === named)
  const furthest = Math.max(...alike.map(firstUnread))
  const same = alike.filter((reading) => firstUnread(reading) === furthest)
  if (named === '') return first
  return same.reduce((best, next) => (countFound(next) > countFound(best) ? next : best))
}

function firstUnread({ tokens }: Reading): number {
  const [first] = unreadTokens(tokens)
  return first ? tokens.indexOf(first) : tokens.length
}

/** Which of body type and model it names: "Peugeot 2008" is no model of a van, where 2008 is a year. */
function namesOf({ words }: Reading): string {
  return ['bodyType', 'model'].filter((field) => words.has(field)).join(' ')
}

const otherTypeCost = 1_000
/** A word that no rule knows. */
const openCost = 10
/** A word that a rule knows, though no search can ask for it: the type may be right. */
const unknownCost = 4

function costOf({ isOtherType, tokens, doubts }: Reading): number {
  let cost = (isOtherType ? otherTypeCost : 0) + doubts
  for (const { state, corrected } of tokens) if (state !== 'open') cost += corrected
  for (const token of unreadTokens(tokens)) cost += costOfUnread(token)
  return cost
}

function costOfUnread({ state, role, text }: Token): number {
  if (role === 'badge') return unknownCost
  if (state === 'open') return openCost
  if (role === 'exclusion') return 0
  return ignoredWords.has(text) ? 1 : unknownCost
}

/** Whether it has read a word that the other type does not have. Prices of all types may be asked for with VAT. */
function hasOwnWord({ tokens, isOtherType }: Reading, other: Reading): boolean {
  if (other.isOtherType && !isOtherType) return true
  return tokens.some(
    (token, at) => token.state === 'read' && token.role !== 'vat' && other.tokens[at]?.state !== 'read',
  )
}
