import type { Place } from '../stock/listing.ts'
import type { FacetValue, Filters } from './query.ts'

/** Pier Head, Liverpool: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude: 53.4045, longitude: -2.9957 }

/** Miles that are offered as the furthest that a vehicle may be away. */
const furthest = [10, 20, 30, 50, 100]

/** The distances from `filters.from` that find something, with their counts. */
export function distanceValues(filters: Filters, count: (filters: Filters) => number): FacetValue[] {
  return furthest
    .map((high) => {
      const distance = { low: Number.NEGATIVE_INFINITY, high }
      return { value: `-${high}`, count: count({ ...filters, distance }) }
    })
    .filter(({ count }) => count > 0)
}
