import { creditTerms } from './credit-terms.ts'
import { type FinanceQuote, hirePurchaseQuote, pcpQuote } from './finance-quote.ts'
import { estimatedFutureValue, pcpExample } from './future-value.ts'
import type { Pence } from './money.ts'
import { nominalRate } from './monthly-instalment.ts'

/** The representative example: hire purchase at the dealer's price, deposit and term. Its figures are worked out. */
export const representativeExample = exampleQuote()

/** The interest of every quote in basis points a year, fixed: twelve times the monthly rate. */
export const interestRate = nominalRate(creditTerms.yearlyRate)

/** @throws {RangeError} when the deposit leaves nothing to finance, which the check of the dealer's facts refuses. */
function exampleQuote(): FinanceQuote {
  const { cashPrice, ...terms } = creditTerms.example
  const quote = hirePurchaseQuote(cashPrice, terms)
  if (quote === null) throw new RangeError('The representative example has nothing to finance')
  return quote
}

/**
 * Our representative example of a PCP, shown where a visitor has chosen one: the cash price, deposit, rate and fee of
 * that of hire purchase over 48 months, with the final payment that the calculator estimates for a vehicle of 3 years.
 */
export const pcpRepresentativeExample = examplePcp()

/** @throws {RangeError} when nothing is left to repay, which the check of the dealer's facts refuses. */
function examplePcp() {
  const { cashPrice, deposit } = representativeExample
  const finalPayment = estimatedFutureValue({ ...pcpExample, priceWithVat: cashPrice }) as Pence
  const quote = pcpQuote(cashPrice, { deposit, months: pcpExample.months }, finalPayment)
  if (quote === null) throw new RangeError('The example of a PCP has nothing to repay')
  return quote
}
