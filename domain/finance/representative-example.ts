import type { CreditTerms } from './credit-terms.ts'
import { type FinanceQuote, hirePurchaseQuote, pcpQuote } from './finance-quote.ts'
import { estimatedFutureValue, pcpExample } from './future-value.ts'
import type { Pence } from './money.ts'

/**
 * The representative example: hire purchase at the dealer's price, deposit and term. Its figures are worked out.
 *
 * @throws {RangeError} when the deposit leaves nothing to finance, which the check of the dealer's facts refuses.
 */
export function exampleQuote({ example }: CreditTerms): FinanceQuote {
  const quote = hirePurchaseQuote(example.cashPrice, example)
  if (quote === null) throw new RangeError('The representative example has nothing to finance')
  return quote
}

/**
 * The representative example of a PCP, shown where a visitor has chosen one: the cash price, deposit, rate and fee of
 * that of hire purchase over 48 months, with the final payment that the calculator estimates for a vehicle of 3 years.
 *
 * @throws {RangeError} when nothing is left to repay, which the check of the dealer's facts refuses.
 */
export function examplePcpQuote({ example }: CreditTerms): FinanceQuote {
  const { cashPrice } = example
  const finalPayment = estimatedFutureValue({ ...pcpExample, priceWithVat: cashPrice }) as Pence
  const quote = pcpQuote(cashPrice, { ...example, months: pcpExample.months }, finalPayment)
  if (quote === null) throw new RangeError('The example of a PCP has nothing to repay')
  return quote
}
