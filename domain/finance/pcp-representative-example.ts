import { pcpQuote } from './finance-quote.ts'
import { estimatedFutureValue } from './future-value.ts'
import { type Pence, penceFromPounds } from './money.ts'
import { type RepresentativeTerms, representativeExample } from './representative-example.ts'

/** What the example of a PCP assumes, besides `futureValueRule`. */
const assumed = { ageYears: 3, months: 48, milesPerYear: 8_000, cashPrice: penceFromPounds(12_000) }

/**
 * Our representative example of a PCP, shown where a visitor has chosen one: the cash price, deposit, rate and fee of
 * the published example over 48 months, with the final payment that the calculator estimates for a vehicle of 3 years.
 */
export const pcpRepresentativeExample = examplePcp()

function examplePcp(): RepresentativeTerms {
  const { cashPrice, months } = assumed
  const { deposit, interestRate, ratesFrom, apr } = representativeExample
  const finalPayment = estimatedFutureValue({ ...assumed, priceWithVat: cashPrice }) as Pence
  const quote = pcpQuote(cashPrice, { deposit, months }, finalPayment)
  if (quote === null) throw new RangeError('The example of a PCP has nothing to repay')
  const { credit, instalment, optionToPurchaseFee, totalCostOfCredit, totalPayable } = quote
  return {
    cashPrice,
    deposit,
    credit,
    months,
    apr,
    interestRate,
    ratesFrom,
    instalment,
    finalPayment,
    optionToPurchaseFee,
    totalCostOfCredit,
    totalRepayable: totalPayable,
  }
}
