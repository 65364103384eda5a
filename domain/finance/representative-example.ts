import { type BasisPoints, basisPoints, type Pence, pence } from './money.ts'

export interface RepresentativeTerms {
  cashPrice: Pence
  deposit: Pence
  /** The total amount of credit. */
  credit: Pence
  months: number
  apr: BasisPoints
  /** Per year, fixed: twelve times the monthly rate behind the APR. */
  interestRate: BasisPoints
  /** The lowest rate that any customer is offered. */
  ratesFrom: BasisPoints
  instalment: Pence
  optionToPurchaseFee: Pence
  totalCostOfCredit: Pence
  totalRepayable: Pence
}

/** The owner's representative example, as published. Its sums and its instalment are checked by a test. */
export const representativeExample: RepresentativeTerms = {
  cashPrice: pence(1_200_000),
  deposit: pence(0),
  credit: pence(1_200_000),
  months: 60,
  apr: basisPoints(2050),
  interestRate: basisPoints(1879),
  ratesFrom: basisPoints(890),
  instalment: pence(30_993),
  optionToPurchaseFee: pence(1_000),
  totalCostOfCredit: pence(660_580),
  totalRepayable: pence(1_860_580),
}
