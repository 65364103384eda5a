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
  /** The balloon of a PCP; 0 for hire purchase. */
  finalPayment: Pence
  optionToPurchaseFee: Pence
  totalCostOfCredit: Pence
  totalRepayable: Pence
}

/** The owner's representative example, as published: hire purchase. Tests check its sums, its instalment and its APR. */
export const representativeExample: RepresentativeTerms = {
  cashPrice: pence(1_200_000),
  deposit: pence(0),
  credit: pence(1_200_000),
  months: 60,
  apr: basisPoints(2050),
  interestRate: basisPoints(1879),
  ratesFrom: basisPoints(890),
  instalment: pence(30_993),
  finalPayment: pence(0),
  optionToPurchaseFee: pence(1_000),
  totalCostOfCredit: pence(660_580),
  totalRepayable: pence(1_860_580),
}
