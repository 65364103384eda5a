import { type Pence, pence } from '../finance/money.ts'
import type { PricePosition } from '../stock/price-position.ts'
import type { Comparable } from './comparable.ts'
import { medianOf } from './median.ts'
import { distanceBetween, mostComparables, nearestComparables } from './nearest-comparables.ts'

/** How a price compares with those of comparable vehicles. */
export interface PriceComparison {
  position: PricePosition
  comparables: number
  /** The price divided by the median, adjusted to this vehicle's age, mileage and engine: 0.9 is 10% below. */
  ratio: number
}

// Buffers of one call.
const found = new Int32Array(mostComparables)
const prices = new Float32Array(mostComparables)

/**
 * Compares the vehicle at `place` of a group with its comparables; null when there are too few, or when its price is
 * so far from theirs that it is probably a different kind of vehicle or a typing error.
 *
 * @param group In the order of `compareComparables`.
 */
export function comparePrice(group: readonly Comparable[], place: number): PriceComparison | null {
  const comparables = nearestComparables(group, place, found)
  if (comparables === 0) return null
  for (let i = 0; i < comparables; i++) prices[i] = (group[found[i] as number] as Comparable).standard
  const ratio = Math.exp((group[place] as Comparable).standard - medianOf(prices, comparables))
  const position = positionOfRatio(ratio)
  return position && { position, comparables, ratio }
}

/** One vehicle that a price is compared with. */
interface ComparedPrice<Member> {
  comparable: Member
  /** Its price, adjusted to the age, mileage and engine of the vehicle in question, divided by that vehicle's price. */
  ratio: number
}

/** The vehicles that `comparePrice` compares with, the nearest by age and mileage first; empty with too few. */
export function comparedPrices<Member extends Comparable>(
  group: readonly Member[],
  place: number,
): ComparedPrice<Member>[] {
  const own = group[place] as Member
  const size = nearestComparables(group, place, found)
  return Array.from(found.subarray(0, size), (other) => group[other] as Member)
    .toSorted((a, b) => distanceBetween(a, own) - distanceBetween(b, own))
    .map((comparable) => ({ comparable, ratio: Math.exp(comparable.standard - own.standard) }))
}

const plausible = { from: 0.5, to: 2 }
const [greatUpTo, goodUpTo, fairBelow] = [0.88, 0.95, 1.08]

/** Where great, good and fair prices end, in the order of `pricePositions`, as ratios to the median. */
export const positionBounds = [greatUpTo, goodUpTo, fairBelow] as const

function positionOfRatio(ratio: number): PricePosition | null {
  if (ratio < plausible.from || ratio > plausible.to) return null
  if (ratio <= greatUpTo) return 'great'
  if (ratio <= goodUpTo) return 'good'
  return ratio < fairBelow ? 'fair' : 'high'
}

const tenPounds = 1_000

/**
 * The amount by which a price is below the median of its comparables, adjusted to this vehicle's age, mileage and engine:
 * with VAT as in the price itself, in whole tens of pounds. Negative above the median.
 */
export function belowMedian(price: Pence, { ratio }: Pick<PriceComparison, 'ratio'>): Pence {
  return pence(Math.round((price / ratio - price) / tenPounds) * tenPounds)
}
