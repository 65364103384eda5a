import { type PricePosition, pricePositionWords } from '../stock/price-position.ts'
import type { Group, RowValues } from './group.ts'
import { medianOf } from './median.ts'
import { mostComparables, nearestRows } from './nearest-rows.ts'
import { codeOf } from './position-codes.ts'
import { pricePositionOf } from './position-of-ratio.ts'

/** How a price stands among its comparables. */
export interface Appraisal {
  position: PricePosition
  comparables: number
  /** Price to middle price, both as this vehicle's age, mileage and engine would have it: 0.9 is a tenth below. */
  ratio: number
}

/** Used within one call only. */
const found = new Float32Array(mostComparables)

/** Null where no honest word can be said. */
export function appraiseRow(group: Group, values: RowValues, row: number): Appraisal | null {
  const comparables = nearestRows(group, values, row, found)
  if (comparables === 0) return null
  const ratio = Math.exp((values.standards[row] as number) - medianOf(found, comparables))
  const position = pricePositionOf(ratio, comparables)
  return position && { position, comparables, ratio }
}

/** Its position as `codeOf` has it. */
export function codeOfRow(group: Group, values: RowValues, row: number): number {
  const position = appraiseRow(group, values, row)?.position
  return codeOf(position && pricePositionWords[position])
}
