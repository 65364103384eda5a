import type { Range } from '../stock/bands.ts'
import { formatRange } from './parse-range.ts'
import type { FacetValue, OfRanges } from './query.ts'

/** Ends of monthly prices that are offered, in pounds. */
export const monthlyEdges = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1_000, 1_500, 2_000,
] as const

/** The bands between the edges. Neighbours share an edge, because a figure may lie between two whole pounds. */
const monthlyBands: readonly Range[] = [
  { low: Number.NEGATIVE_INFINITY, high: monthlyEdges[0] },
  ...monthlyEdges.map((low, i) => ({ low, high: monthlyEdges[i + 1] ?? Number.POSITIVE_INFINITY })),
]

/** The bands of monthly prices that find something, with the counts of `rangeCounts`. */
export function monthlyValues(count: (ranges: OfRanges<Range>) => OfRanges<number>): FacetValue[] {
  const { monthlyPrice = [] } = count({ monthlyPrice: monthlyBands })
  return monthlyBands
    .map((range, i) => ({ value: formatRange('monthlyPrice', range), count: monthlyPrice[i] ?? 0 }))
    .filter(({ count }) => count > 0)
}
