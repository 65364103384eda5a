import { type BasisPoints, basisPoints, type Pence } from './money.ts'

interface Repayment {
  credit: Pence
  /** Paid at the end of each month. */
  instalment: Pence
  months: number
  /** Paid with the last instalment: a final payment and any fee. */
  paidAtEnd: Pence
}

/**
 * The APR of a loan with all of its charges, to a tenth of a per cent: the yearly rate at which the present value of
 * what is paid equals the credit, in equal months. Source: FCA Handbook, CONC App 1.2.
 *
 * @throws {RangeError} when less is paid than was lent, or the rate is above 10,000,000 %.
 */
export function annualPercentageRate({ credit, instalment, months, paidAtEnd }: Repayment): BasisPoints {
  const presentValue = (monthlyRate: number) => {
    const discount = (1 + monthlyRate) ** -months
    const annuity = monthlyRate === 0 ? months : (1 - discount) / monthlyRate
    return instalment * annuity + paidAtEnd * discount
  }
  let [low, high] = [0, highestMonthlyRate]
  if (presentValue(low) < credit || presentValue(high) > credit)
    throw new RangeError(`${credit} pence is not repaid by ${months} instalments of ${instalment}`)
  // The present value falls as the rate rises. Fifty halvings leave far less than a tenth of a per cent.
  for (let halving = 0; halving < 50; halving++) {
    const middle = (low + high) / 2
    if (presentValue(middle) > credit) low = middle
    else high = middle
  }
  return basisPoints(Math.round(((1 + low) ** 12 - 1) * 1_000) * 10)
}

/** That of 10,000,000 % a year: a fee of £10 on a penny over 12 months is less. */
const highestMonthlyRate = 100_001 ** (1 / 12) - 1
