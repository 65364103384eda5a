import type { Place } from '../stock/listing.ts'
import type { FacetValue, Filters } from './query.ts'

/** Pier Head, Liverpool: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude: 53.4045, longitude: -2.9957 }

/** The furthest that a vehicle may be away, as values of the filter: `-10`. */
export const distanceChoices: readonly string[] = [10, 20, 30, 50, 100].map((miles) => `-${miles}`)

/** The distances that find something, with their counts. */
export function distanceValues(filters: Filters, count: (filters: Filters) => number): FacetValue[] {
  return distanceChoices
    .map((value) => {
      const distance = { low: Number.NEGATIVE_INFINITY, high: Number(value.slice(1)) }
      return { value, count: count({ ...filters, distance }) }
    })
    .filter(({ count }) => count > 0)
}
