import { type BasisPoints, basisPoints, type Pence, pence } from './money.ts'

/**
 * The equal monthly instalment that repays `credit` over `months`, in pence, to the nearest penny.
 *
 * `apr` is an effective annual rate, so the monthly rate is (1 + apr)^(1/12) − 1: equal months,
 * no fees, first instalment one month after drawdown. £12,000 at 20.5 % over 60 months is £309.93,
 * the figure of the representative example. Source: FCA Handbook, CONC App 1.2.
 *
 * `finalPayment`, due with the last instalment, is repaid by itself: the instalments repay the rest of the credit and
 * the interest on all of it.
 *
 * @throws {RangeError} unless 0 ≤ `finalPayment` ≤ `credit`, `apr` ≥ 0 and `months` is a positive integer.
 */
export function monthlyInstalment(
  credit: Pence,
  apr: BasisPoints,
  months: number,
  finalPayment: Pence = pence(0),
): Pence {
  if (!(credit >= 0)) throw new RangeError(`credit of ${credit} pence is negative`)
  if (!(finalPayment >= 0 && finalPayment <= credit))
    throw new RangeError(`a final payment of ${finalPayment} pence is no part of ${credit}`)
  if (!(apr >= 0)) throw new RangeError(`APR of ${apr} basis points is negative`)
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`${months} is no number of months`)
  if (apr === 0) return pence(Math.round((credit - finalPayment) / months))
  // log1p and expm1 keep precision where 1 + apr would lose it, at small rates.
  const logAnnual = Math.log1p(apr / 10_000)
  const monthlyRate = Math.expm1(logAnnual / 12)
  const repaidShare = -Math.expm1((-logAnnual * months) / 12)
  const repaidByInstalments = credit - finalPayment * Math.exp((-logAnnual * months) / 12)
  return pence(Math.round((repaidByInstalments * monthlyRate) / repaidShare))
}

/** Twelve times the monthly rate of an effective yearly rate: 18.79 % for 20.5 %. */
export function nominalRate(yearlyRate: BasisPoints): BasisPoints {
  return basisPoints(Math.round(12 * 10_000 * Math.expm1(Math.log1p(yearlyRate / 10_000) / 12)))
}
