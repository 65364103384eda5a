import type { MeasureName } from '../lexicon/quantities.data.ts'
import type { Token } from '../split/tokens.ts'
import { isYear, parseNumber } from './parse-number.ts'
import { limitBefore, measureAfter, measureBefore, skipFillers, unitTable } from './quantity-words.ts'

/** Pounds: "£8k deposit £1k" is a price and a deposit, "£1500 deposit £200" is not. */
export const leastPrice = 4_000

export const moneyMeasures: ReadonlySet<MeasureName> = new Set<MeasureName>([
  'price',
  'monthlyPrice',
  'deposit',
  'taxPerYear',
])

/** What is known of a number before the words after it are read. */
interface Known {
  /** What the words before it say that it measures. */
  subject: MeasureName | null
  hasPounds: boolean
  /** Money, and more than most deposits. */
  isLarge: boolean
  hasLimit: boolean
  from: number
  thisYear: number
}

/** The measure after a number, unless it belongs to the next one: "under 10k, mileage under 50k". */
export function matchAfter(
  tokens: readonly Token[],
  at: number,
  known: Known,
): { meaning: MeasureName; to: number } | null {
  const found = measureAfter.match(tokens, at)
  if (!found || tokens[at]?.startsClause) return null
  const next = tokens[found.to]
  const isRover = found.meaning === 'batteryRange' && (next?.text === 'rover' || next?.text === 'rovers')
  // "A 7.5 tonne horse lorry".
  const isHorse =
    tokens[found.to - 1]?.text === 'horse' &&
    /^(box|boxes|lorry|truck|trailer|transporter)$/.test(next?.text ?? '')
  if (isRover || isHorse) return null
  const introduced = measureBefore.match(tokens, at)
  const startsNext =
    introduced !== null &&
    introduced.to >= found.to &&
    belongsToNext(tokens, { ...known, at, to: introduced.to, meaning: found.meaning })
  return startsNext ? null : found
}

/** Whether the words from `at` to `to` introduce the number that follows: "deposit 1000 deposit 2000". */
function belongsToNext(
  tokens: readonly Token[],
  { at, to, meaning, ...known }: Known & { at: number; to: number; meaning: MeasureName },
): boolean {
  if (tokens[to]?.startsClause) return false
  const limit = limitBefore.match(tokens, to)
  if (limit !== null && (meaning === 'mileage' || meaning === 'price')) return true
  const next = parseNumber(tokens, skipFillers(tokens, limit?.to ?? to))
  if (!next) return false
  const { subject, hasPounds, isLarge, hasLimit, from, thisYear } = known
  if (hasPounds && !moneyMeasures.has(meaning)) return true
  if (subject !== null) return subject !== meaning || tokens[from]?.text === tokens[at]?.text
  // "Under 12k deposit 1000": the first number is a price, and the second would be nothing.
  const isBare = measureAfter.match(tokens, next.to) === null && unitTable.match(tokens, next.to) === null
  return limit === null && isBare && (hasLimit || (isLarge && !isYear(next.value, thisYear)))
}
