import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { creditTerms } from './credit-terms.ts'
import { interestRate, totalLabel } from './representative-example.ts'
import { site } from './site.ts'

const inFull = { pence: true }

/** "20.5% APR", to which "representative" belongs. */
export function exampleRate({ apr }: FinanceQuote): string {
  return `${formatRate(apr)} APR`
}

/** The items that CONC 3.5.5R(1) requires where a cost of credit is shown, beside the rate. */
export function exampleItems(terms: FinanceQuote): (readonly [term: string, figure: string])[] {
  return [
    ['Cash price', formatPounds(terms.cashPrice)],
    ['Deposit', formatPounds(terms.deposit)],
    ['Total amount of credit', formatPounds(terms.credit)],
    [`${terms.months} monthly payments of`, formatPounds(terms.instalment, inFull)],
    ...(terms.product === 'pcp'
      ? [['Optional final payment', formatPounds(terms.finalPayment)] as const]
      : []),
    ['Term', `${terms.months} months`],
    ['Option to purchase fee', formatPounds(terms.optionToPurchaseFee)],
    ['Interest', `${formatRate(interestRate)} a year fixed`],
    ['Total cost of credit', formatPounds(terms.totalCostOfCredit, inFull)],
    [totalLabel, formatPounds(terms.totalPayable, inFull)],
  ]
}

/** The lowest rate, which is no part of the example. */
export const ratesFrom = `Rates from ${formatRate(creditTerms.ratesFrom)} APR.`

/** What a buyer must know beside a cost of credit: who we are, what we are paid and for whom finance is. */
export const brokerWords = `We are a credit broker, not a lender. ${site.commission.summary} Finance is subject to status, for UK residents aged 18 and over.`
