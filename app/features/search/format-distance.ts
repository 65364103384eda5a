import { milesBetween } from 'facet-index'
import { formatCount } from '#app/ui/format-count.ts'
import type { Place } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePlace } from '#domain/stock/vehicle-place.ts'

/** "4 miles, Birkenhead": whole miles in a straight line, and the town where the record names one. */
export function formatDistance(record: StockRecord, from: Place): string {
  const place = vehiclePlace(record)
  const distance = place ? formatMilesAway(milesBetween(from, place)) : 'Distance not known'
  const town = record.advertiser?.location?.town
  return town ? `${distance}, ${town}` : distance
}

function formatMilesAway(miles: number): string {
  const whole = Math.round(miles)
  if (whole === 0) return 'Under 1 mile'
  return whole === 1 ? '1 mile' : `${formatCount(whole)} miles`
}
