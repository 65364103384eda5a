import { creditTerms } from './credit-terms.ts'
import { type FinanceQuote, hirePurchaseQuote } from './finance-quote.ts'
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
