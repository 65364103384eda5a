import { creditOf, type FinanceTerms, largestDeposit } from './finance-terms.ts'
import { type Pence, pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'
import { representativeExample } from './representative-example.ts'
import { priceWithVat } from './vat.ts'

/**
 * The monthly figure of a vehicle everywhere: the hire purchase instalment at the representative APR on the price
 * with VAT less the deposit, in pence. On the default terms it is `monthlyEstimate`. Null when the deposit is the
 * price or more, which leaves nothing to finance; so also for a price of 0.
 */
export function monthlyFigure(price: Pence, vatStatus: string | null, terms: FinanceTerms): Pence | null {
  return figureOf(priceWithVat(price, vatStatus), terms)
}

/**
 * The prices with VAT, in pence, whose monthly figure is in a range of whole pounds, both ends included: from `low`
 * to `high`. Exact to the penny, because the figure never falls as the price rises. `low` is above `high`, or
 * infinite, when there is no such price. An open end of the range is ±Infinity; an open upper end gives an infinite `high`.
 */
export function priceRangeOfMonthly(
  range: { low: number; high: number },
  terms: FinanceTerms,
): { low: number; high: number } {
  const from = range.low * 100
  const to = range.high * 100
  return {
    low: firstPrice(terms, (figure) => figure >= from),
    high: to === Number.POSITIVE_INFINITY ? to : firstPrice(terms, (figure) => figure > to) - 1,
  }
}

/** Beyond any vehicle, and exact in integer arithmetic: £1,000,000,000. */
const highestPrice = pence(100_000_000_000)

/** The lowest price with a monthly figure that passes a test which, once passed, every higher price passes. */
function firstPrice({ deposit, months }: FinanceTerms, passes: (figure: Pence) => boolean): number {
  let below: number = deposit
  let above: number = highestPrice + largestDeposit
  if (!passes(figureOf(pence(above), { deposit, months }) as Pence)) return Number.POSITIVE_INFINITY
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (passes(figureOf(pence(middle), { deposit, months }) as Pence)) above = middle
    else below = middle
  }
  return above
}

function figureOf(withVat: Pence, { deposit, months }: FinanceTerms): Pence | null {
  const credit = creditOf(withVat, deposit)
  return credit === null ? null : monthlyInstalment(credit, representativeExample.apr, months)
}
