import { type Pence, pence } from '../finance/money.ts'

/** The middle half of the prices of comparable vehicles, in whole hundreds of pounds. */
export interface PriceRange {
  low: Pence
  high: Pence
  /** The number of prices. */
  comparables: number
}

/** With fewer prices the range depends too much on chance. */
export const fewestComparables = 5

const step = 10_000

/** From the lower to the upper quartile, rounded outwards; null for fewer than `fewestComparables` prices. */
export function priceRange(prices: readonly Pence[]): PriceRange | null {
  if (prices.length < fewestComparables) return null
  const sorted = prices.toSorted((a, b) => a - b)
  return {
    low: pence(Math.floor(quantile(sorted, 0.25) / step) * step),
    high: pence(Math.ceil(quantile(sorted, 0.75) / step) * step),
    comparables: prices.length,
  }
}

/** By linear interpolation in `sorted`, which is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}
