import type { PricePosition } from '../stock/price-position.ts'

/** Fewer comparables say more about chance than about the price. */
export const fewestComparables = 10

/** A price this far off is of another kind of vehicle, or a slip of the keyboard. */
const believable = { from: 0.5, to: 2 }

const [greatUpTo, goodUpTo, fairBelow] = [0.88, 0.95, 1.08]

/**
 * @param ratio The price to the middle price of its comparables, both as this vehicle's age, mileage and engine would have it.
 * @returns Null where no honest word can be said.
 */
export function pricePositionOf(ratio: number, comparables: number): PricePosition | null {
  if (comparables < fewestComparables || ratio < believable.from || ratio > believable.to) return null
  if (ratio <= greatUpTo) return 'great'
  if (ratio <= goodUpTo) return 'good'
  return ratio < fairBelow ? 'fair' : 'high'
}
