import { type Pence, pence } from '../finance/money.ts'
import type { PriceComparison } from './price-comparison.ts'

const step = 1_000

/**
 * The amount by which a price is below the median of its comparables, adjusted to this vehicle's age, mileage and engine:
 * with VAT as in the price itself, in whole tens of pounds. Negative above the median.
 */
export function belowMedian(price: Pence, { ratio }: Pick<PriceComparison, 'ratio'>): Pence {
  return pence(Math.round((price / ratio - price) / step) * step)
}
