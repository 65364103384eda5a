import { creditOf, type FinanceTerms, largestDeposit } from './finance-terms.ts'
import { type Pence, pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

/**
 * The monthly figure of a vehicle everywhere: the hire purchase instalment at the dealer's yearly rate on the price
 * with VAT less the deposit, in pence. Null when the deposit is the price or more, which leaves nothing to finance; so
 * also for a price of 0.
 */
export function monthlyFigure(withVat: Pence, { deposit, months, yearlyRate }: FinanceTerms): Pence | null {
  const credit = creditOf(withVat, deposit)
  return credit === null ? null : monthlyInstalment(credit, yearlyRate, months)
}

/**
 * The prices with VAT, in pence, whose monthly figure is in a range of whole pounds, both ends included: from `low`
 * to `high`. A price that the deposit covers costs nothing a month, so it is in a range from 0 or without a lower end.
 * Exact to the penny, because the figure never falls as the price rises. `low` is above `high`, or infinite, when there
 * is no such price. An open end of the range is ±Infinity; an open upper end gives an infinite `high`.
 */
export function priceRangeOfMonthly(
  range: { low: number; high: number },
  terms: FinanceTerms,
): { low: number; high: number } {
  const [from, to] = [range.low * 100, range.high * 100]
  return {
    // A price of 0 is a missing price.
    low: from <= 0 ? 1 : firstPrice(from, terms),
    // Figures are whole pence.
    high: to === Number.POSITIVE_INFINITY ? to : firstPrice(Math.floor(to) + 1, terms) - 1,
  }
}

/** Beyond any vehicle, and exact in integer arithmetic: £1,000,000,000. */
const highestPrice = pence(100_000_000_000)

/** The lowest price with a monthly figure of `least` pence or more; infinite if it would be beyond any vehicle. */
function firstPrice(least: number, terms: FinanceTerms): number {
  const highest = pence(highestPrice + largestDeposit)
  const highestFigure = monthlyFigure(highest, terms) as Pence
  if (highestFigure < least) return Number.POSITIVE_INFINITY
  const lowest = terms.deposit + 1
  const reaches = (price: number) => (monthlyFigure(pence(price), terms) as Pence) >= least
  // Figures are proportional to the credit but for rounding, so the price is at most a few pence from this one.
  const near = lowest + Math.floor(((highest - lowest) * (least - 0.5)) / highestFigure)
  let price = Math.min(Math.max(near, lowest), highest)
  while (!reaches(price)) price += 1
  while (price > lowest && reaches(price - 1)) price -= 1
  return price
}
