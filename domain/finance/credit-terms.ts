import credit from '#credit'
import { basisPoints, type Pence, penceFromPounds } from './money.ts'

// The one module of this folder that reads the dealer's facts. What a dealer without credit has here is never shown.
const example = credit?.representativeExample

/** What visitors pay for credit: every figure of it is worked out from these. */
export const creditTerms = {
  /** Effective, fixed: the rate that instalments are worked out at. With the fee it makes the APR of a loan. */
  yearlyRate: percent(credit?.yearlyRate ?? 10),
  /** The lowest APR that any customer is offered. */
  ratesFrom: percent(credit?.ratesFrom),
  /** Paid with the last instalment. */
  optionToPurchaseFee: pounds(credit?.optionToPurchaseFee),
  /** What figures assume until the visitor chooses. */
  defaults: { deposit: pounds(credit?.defaults.deposit), months: credit?.defaults.months ?? 60 },
  /** What the representative example is for. */
  example: {
    cashPrice: pounds(example?.cashPrice ?? 10_000),
    deposit: pounds(example?.deposit),
    months: example?.months ?? 60,
  },
}

function percent(value = 0) {
  return basisPoints(Math.round(value * 100))
}

function pounds(value = 0): Pence {
  return penceFromPounds(value)
}
