import { type Pence, pence } from '../finance/money.ts'
import type { PriceComparison } from './price-comparison.ts'

const step = 1_000

/**
 * By how much a price lies below the middle of its comparables, as this vehicle's age, mileage and engine would have it:
 * in the price's own terms of VAT, in whole tens of pounds. Negative above the middle.
 */
export function belowMiddle(price: Pence, { ratio }: Pick<PriceComparison, 'ratio'>): Pence {
  return pence(Math.round((price / ratio - price) / step) * step)
}
