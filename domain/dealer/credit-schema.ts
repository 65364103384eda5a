import { z } from 'zod'
import { annualPercentageRate } from '../finance/annual-percentage-rate.ts'
import { longestTerm, shortestTerm } from '../finance/finance-product.ts'
import { estimatedFutureValue, pcpExample } from '../finance/future-value.ts'
import { basisPoints, pence } from '../finance/money.ts'
import { monthlyInstalment } from '../finance/monthly-instalment.ts'
import { text } from './fact-values.ts'

const pounds = z.int('expected whole pounds').min(0, 'expected 0 pounds or more')
const percent = z
  .number('expected a number of percent, such as 12.9')
  .min(0.1, 'expected at least 0.1 percent')
  .max(1_000)
const months = z
  .int('expected whole months')
  .min(shortestTerm, `expected at least ${shortestTerm} months`)
  .max(longestTerm, `expected at most ${longestTerm} months`)

const firmReference = z.string().regex(/^\d{6,7}$/, 'expected the six or seven figures of the FCA’s register')

/**
 * What the Financial Conduct Authority allows the dealer to do. The words that follow are those of the FCA Handbook, GEN 4
 * Annex 1R: "authorised and regulated by the Financial Conduct Authority", or "an appointed representative of NAME which
 * is …". The authority's name is never abbreviated there.
 */
export const regulatoryStatusSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('authorised'), firmReference }),
    /** The reference is that of the principal, which is responsible for what the dealer says about credit. */
    z.strictObject({ kind: z.literal('appointed representative'), of: text, firmReference }),
    /** Nothing on the site speaks of credit. */
    z.strictObject({ kind: z.literal('none') }),
  ],
  { error: 'expected a kind: "authorised", "appointed representative" or "none"' },
)

/** Credit as the dealer arranges it. What is not here is worked out: instalments, totals, and the APR of each loan. */
export const creditSchema = z
  .strictObject({
    /** The effective yearly rate, fixed, that every instalment is worked out at. */
    yearlyRate: percent,
    /** The lowest APR that any customer is offered. */
    ratesFrom: percent,
    /** Paid with the last instalment. */
    optionToPurchaseFee: pounds,
    /** What monthly figures assume until the visitor chooses. */
    defaults: z.strictObject({ deposit: pounds, months }),
    /** In pounds and months, such as half of your customers or more have: FCA Handbook, CONC 3.5.3R to 3.5.6R. */
    representativeExample: z.strictObject({ cashPrice: pounds, deposit: pounds, months }),
    /** The panel that applications may go to. */
    lenders: z.array(text).min(1, 'expected at least one'),
    /** How lenders pay the dealer: FCA Handbook, CONC 4.5.3R, says that, and of what kind, prominently and in good time. */
    commission: z.strictObject({
      /** In a sentence, beside every cost of credit. */
      summary: text,
      /** A share of the amount borrowed that is the same for all lenders: the site then gives amounts in pounds too. */
      percent: z.number().min(0).max(100).optional(),
      /** Of what it depends, whether it can change the customer's rate, and when the customer is told the amount. */
      statements: z.array(text),
    }),
    /** Whether any lender has a tie with the dealer, such as a right to be asked first: [2025] UKSC 33. */
    ties: text,
  })
  .superRefine((credit, context) => {
    const { cashPrice, deposit } = credit.representativeExample
    if (deposit >= cashPrice) {
      const message = 'expected a deposit below the cash price, so that there is something to borrow'
      return context.addIssue({ code: 'custom', path: ['representativeExample', 'deposit'], message })
    }
    const priceWithVat = pence(cashPrice * 100)
    const finalPayment = (estimatedFutureValue({ ...pcpExample, priceWithVat }) ?? 0) / 100
    if (deposit + finalPayment >= cashPrice) {
      const message = `expected less than £${cashPrice - finalPayment}, which leaves something to repay in a PCP`
      return context.addIssue({ code: 'custom', path: ['representativeExample', 'deposit'], message })
    }
    const apr = exampleApr(credit)
    if (credit.ratesFrom > apr) {
      const message = `expected at most ${apr}, the APR of the representative example with its fee`
      context.addIssue({ code: 'custom', path: ['ratesFrom'], message })
    }
  })

/** In percent. */
function exampleApr({
  yearlyRate,
  optionToPurchaseFee,
  representativeExample,
}: z.infer<typeof creditSchema>) {
  const credit = pence((representativeExample.cashPrice - representativeExample.deposit) * 100)
  const term = representativeExample.months
  const instalment = monthlyInstalment(credit, basisPoints(Math.round(yearlyRate * 100)), term)
  return (
    annualPercentageRate({ credit, instalment, months: term, paidAtEnd: pence(optionToPurchaseFee * 100) }) /
    100
  )
}
