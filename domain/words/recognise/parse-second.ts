import type { Token } from '../split/tokens.ts'
import { amount, isYear, parseNumber, type TypedNumber } from './parse-number.ts'

/** What is known of a range before its second number is read. */
interface Known {
  isBetween: boolean
  /** Words before the first number say that a range follows, or what it measures. */
  isIntroduced: boolean
  thisYear: number
}

export interface SecondNumber {
  number: TypedNumber
  /** "69 or 70": both numbers, and none between. */
  isEither: boolean
}

/** The second number of a range: "5-8k", "between 8 and 10", "3 or 5 door". It may be the smaller one: "£9000-£5000". */
export function parseSecond(
  tokens: readonly Token[],
  from: number,
  first: TypedNumber,
  known: Known,
): SecondNumber | null {
  const link = tokens[from]
  if (link?.state !== 'open' || link.startsClause) return null
  const links = known.isBetween ? ['-', 'and', 'to', '&'] : ['-', 'to', 'or', '/', 'till', 'until']
  if (!links.includes(link.text)) return null
  const number = parseNumber(tokens, from + 1)
  if (!number) return null
  const isEither = link.text === 'or' || link.text === '/'
  if (!isEither && amount(first) > amount(number) && !isReversed(first, number, link.text, known)) return null
  // "2019 - 10k" is a year and a price.
  if (isYear(first.value, known.thisYear) && !first.hasPounds && !isYear(number.value, known.thisYear))
    return null
  return { number, isEither }
}

const leastBare = 1_000

/** "Fiat 500 to 250 a month" is a model and a limit, and "10k - 2019" a price and a year. */
function isReversed(
  first: TypedNumber,
  second: TypedNumber,
  link: string,
  { isIntroduced, thisYear }: Known,
): boolean {
  if (isIntroduced) return true
  // "9000-2000" are prices.
  const isYearOnly = second.value > 2000 && isYear(second.value, thisYear) && !second.hasPounds
  if (isYearOnly && !isYear(first.value, thisYear)) return false
  return link === '-' || first.hasPounds || first.hasThousands || amount(second) >= leastBare
}

/** In ascending order. "5-8k" and "8 and 10 grand" are thousands on both sides. */
export function endsOf(first: TypedNumber, second: TypedNumber): [low: number, high: number] {
  const inThousands = first.value * 1_000
  const isShared =
    second.hasThousands && !first.hasThousands && (first.value < 100 || inThousands <= amount(second))
  const ends = [isShared ? inThousands : amount(first), amount(second)] as const
  return [Math.min(...ends), Math.max(...ends)]
}
