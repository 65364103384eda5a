import { bandsOf, type Range } from '../stock/bands.ts'
import { formatRange } from './parse-range.ts'

/** The furthest that a vehicle may be away, in miles: what visitors choose from. */
export const distanceRanges: readonly Range[] = bandsOf('distance')
  .slice(1)
  .map(({ low: high }) => ({ low: Number.NEGATIVE_INFINITY, high }))

/** What visitors choose from, as filters have it. */
export const distances: readonly string[] = distanceRanges.map((range) => formatRange('distance', range))
