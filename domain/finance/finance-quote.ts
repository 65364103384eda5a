import { annualPercentageRate } from './annual-percentage-rate.ts'
import type { FinanceProduct } from './finance-product.ts'
import { creditOf, type FinanceTerms } from './finance-terms.ts'
import { type BasisPoints, type Pence, pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

/** What a vehicle costs on finance, at the dealer's yearly rate. */
export interface FinanceQuote {
  product: FinanceProduct
  /** With VAT. */
  cashPrice: Pence
  deposit: Pence
  /** What the visitor's own vehicle takes off the price, less what is owed on it: with the deposit the advance payment. */
  partExchange: Pence
  /** The total amount of credit. */
  credit: Pence
  months: number
  instalment: Pence
  /** The balloon of a PCP, paid with the fee to keep the vehicle; 0 for hire purchase. */
  finalPayment: Pence
  optionToPurchaseFee: Pence
  totalCostOfCredit: Pence
  /** Deposit, part-exchange, instalments, final payment and fee: what the vehicle costs a buyer who keeps it. */
  totalPayable: Pence
  /** With the fee, so it is above the representative APR where the loan is small or short. */
  apr: BasisPoints
}

/** With what a part-exchange takes off the price, in pence, if there is one. */
type QuoteTerms = FinanceTerms & { partExchange?: Pence }

/**
 * A hire purchase quote; null when the advance payment leaves nothing to finance. The fee is part of the cost of credit and not
 * of the instalment.
 */
export function hirePurchaseQuote(priceWithVat: Pence, terms: QuoteTerms): FinanceQuote | null {
  return quoteFor('hp', priceWithVat, terms, pence(0))
}

/** A PCP quote; null when the advance payment leaves no more to finance than the final payment. */
export function pcpQuote(priceWithVat: Pence, terms: QuoteTerms, finalPayment: Pence): FinanceQuote | null {
  return quoteFor('pcp', priceWithVat, terms, finalPayment)
}

function quoteFor(
  product: FinanceProduct,
  cashPrice: Pence,
  { deposit, partExchange = pence(0), months, yearlyRate, optionToPurchaseFee }: QuoteTerms,
  finalPayment: Pence,
): FinanceQuote | null {
  const credit = creditOf(cashPrice, pence(deposit + partExchange))
  if (credit === null || finalPayment >= credit) return null
  const instalment = monthlyInstalment(credit, yearlyRate, months, finalPayment)
  const totalPayable = pence(
    deposit + partExchange + months * instalment + finalPayment + optionToPurchaseFee,
  )
  return {
    product,
    cashPrice,
    deposit,
    partExchange,
    credit,
    months,
    instalment,
    finalPayment,
    optionToPurchaseFee,
    totalCostOfCredit: pence(totalPayable - cashPrice),
    totalPayable,
    apr: annualPercentageRate({
      credit,
      instalment,
      months,
      paidAtEnd: pence(finalPayment + optionToPurchaseFee),
    }),
  }
}
