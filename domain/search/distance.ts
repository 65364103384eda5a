import dealer from '#dealer'
import { bandsOf, type Range } from '../stock/bands.ts'
import type { Place } from '../stock/listing.ts'
import { formatRange } from './parse-range.ts'

const [{ latitude, longitude }] = dealer.branches

/** The dealer's first branch: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude, longitude }

/** The furthest that a vehicle may be away, in miles: what visitors choose from. */
export const distanceRanges: readonly Range[] = bandsOf('distance')
  .slice(1)
  .map(({ low: high }) => ({ low: Number.NEGATIVE_INFINITY, high }))

/** What visitors choose from, as filters have it. */
export const distances: readonly string[] = distanceRanges.map((range) => formatRange('distance', range))
