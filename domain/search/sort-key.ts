import type { Listing, Place } from '../stock/listing.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import { milesBetween } from './distance.ts'

/** The number by which `sort` places a listing, lowest first; Infinity, hence last, where the value is unknown. */
export function sortKey(listing: Listing, sort: SortOrder, from: Place): number {
  const { numbers, place, arrived, relevance } = listing
  switch (sort) {
    case 'relevance':
      return -relevance
    case 'price_asc':
      return numbers.price ?? Number.POSITIVE_INFINITY
    case 'price_desc':
      return descending(numbers.price)
    case 'distance':
      return place === undefined ? Number.POSITIVE_INFINITY : milesBetween(from, place)
    case 'mileage':
      return numbers.mileage ?? Number.POSITIVE_INFINITY
    case 'year_desc':
      return descending(numbers.year)
    case 'year_asc':
      return numbers.year ?? Number.POSITIVE_INFINITY
    case 'most_recent':
      return -arrived
  }
}

function descending(value: number | undefined): number {
  return value === undefined ? Number.POSITIVE_INFINITY : -value
}
