import type { Range } from '../stock/bands.ts'
import { filterDefinitions } from '../stock/filter-fields.ts'
import { formatRange } from './parse-range.ts'
import type { FacetValue, OfRanges } from './query.ts'

const { ends = [] } = filterDefinitions.monthlyPrice

/** The bands between the ends on offer. Neighbours share an end, because a figure may lie between two whole pounds. */
const monthlyBands: readonly Range[] = [Number.NEGATIVE_INFINITY, ...ends].map((low, i) => ({
  low,
  high: ends[i] ?? Number.POSITIVE_INFINITY,
}))

/** The bands of monthly prices that find something, with the counts of `rangeCounts`. */
export function monthlyValues(count: (ranges: OfRanges<Range>) => OfRanges<number>): FacetValue[] {
  const { monthlyPrice = [] } = count({ monthlyPrice: monthlyBands })
  return monthlyBands
    .map((range, i) => ({ value: formatRange('monthlyPrice', range), count: monthlyPrice[i] ?? 0 }))
    .filter(({ count }) => count > 0)
}
