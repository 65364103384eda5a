import { type Pence, pence } from './money.ts'
import { monthlyEstimate } from './monthly-estimate.ts'

const pound = 100

/** A price so large that the rounding of its monthly estimate to a penny does not matter. */
const scale = pence(1_000_000 * pound)

/**
 * The highest price in whole pounds, VAT included, whose monthly estimate is at most `monthly`.
 *
 * @throws {RangeError} when `monthly` is negative.
 */
export function affordablePrice(monthly: Pence): Pence {
  if (!(monthly >= 0)) throw new RangeError(`a payment of ${monthly} pence is negative`)
  const share = monthlyEstimate(scale, null) / scale
  // Estimates are rounded to a penny, so the proportional price may be a pound too low or too high.
  let pounds = Math.floor(monthly / share / pound) + 1
  while (pounds > 0 && monthlyEstimate(pence(pounds * pound), null) > monthly) pounds--
  return pence(pounds * pound)
}
