import type { Range } from '../stock/bands.ts'
import { filterDefinitions } from '../stock/filter-definitions.data.ts'
import { distanceRanges } from './distance.ts'
import { formatRange } from './parse-range.ts'
import type { FacetValue, OfRanges } from './query.ts'

const { ends = [] } = filterDefinitions.monthlyPrice

type OfferedField = 'distance' | 'monthlyPrice' | 'motMonths'

const offered: Readonly<Record<OfferedField, readonly Range[]>> = {
  distance: distanceRanges,
  motMonths: (filterDefinitions.motMonths.ends ?? []).map((low) => ({ low, high: Number.POSITIVE_INFINITY })),
  /** Between the ends on offer. Neighbours share an end, because a figure may lie between two whole pounds. */
  monthlyPrice: [Number.NEGATIVE_INFINITY, ...ends].map((low, i) => ({
    low,
    high: ends[i] ?? Number.POSITIVE_INFINITY,
  })),
}

/** The ranges of a field that is counted on request which find something, with the counts of `rangeCounts`. */
export function offeredRanges(
  field: OfferedField,
  count: (ranges: OfRanges<Range>) => OfRanges<number>,
): FacetValue[] {
  const ranges = offered[field]
  const counts = count({ [field]: ranges })[field]
  return ranges
    .map((range, i) => ({ value: formatRange(field, range), count: counts?.[i] ?? 0 }))
    .filter(({ count }) => count > 0)
}
