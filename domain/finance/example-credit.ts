import { creditTermsOf } from './credit-terms.ts'

/** The credit of a made-up dealer, for tests and benchmarks: 20.5 % a year, with a fee of £10. */
export const exampleCredit = creditTermsOf({
  yearlyRate: 20.5,
  ratesFrom: 8.9,
  optionToPurchaseFee: 10,
  defaults: { deposit: 0, months: 60 },
  representativeExample: { cashPrice: 12_000, deposit: 0, months: 60 },
})
