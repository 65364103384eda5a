import type { Place } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { milesFrom } from '#domain/stock/vehicle-place.ts'
import { formatMiles } from '../record/format-miles.ts'

/** "4 miles, Birkenhead": whole miles in a straight line, and the town where the record names one. */
export function formatDistance(record: StockRecord, from: Place): string {
  const miles = milesFrom(record, from)
  const distance = miles === null ? 'Distance not known' : formatMilesAway(miles)
  const town = record.advertiser?.location?.town
  return town ? `${distance}, ${town}` : distance
}

export function formatMilesAway(miles: number): string {
  return miles === 0 ? 'Under 1 mile' : formatMiles(miles)
}
