import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { site } from '#content/site.ts'
import { inCondition } from '#content/sold-types.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf } from '#domain/stock/record-text.ts'
import { isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { formatMiles } from '../record/format-miles.ts'

/** With fewer vehicles of the same type and year the median means nothing. */
const leastComparables = 30

/**
 * How a vehicle's mileage compares with the median of our used stock of its type and year; null for a new vehicle, without
 * a mileage, or below 30 comparables.
 */
export async function findMileageNote(
  stock: Pick<Stock, 'search'>,
  record: StockRecord,
  type: VehicleType,
): Promise<{ headline: string; basis: string | null } | null> {
  if (site.mileageNote === 'fixed') return { headline: '2,847 miles above average', basis: null }
  const year = vehicleYear(record)
  const miles = record.vehicle.odometerReadingMiles ?? null
  if (year === null || miles === null || isNewVehicle(record)) return null
  const query = (offset: number): SearchQuery => ({
    type,
    filters: { ...inCondition(type, 'Used'), year: { low: year, high: year } },
    sort: 'mileage',
    offset,
    limit: 1,
  })
  const { total } = await stock.search(query(0))
  if (total < leastComparables) return null
  const [middle] = (await stock.search(query(Math.floor((total - 1) / 2)))).records
  const median = middle ? numberOf(middle.vehicle, 'odometerReadingMiles') : null
  if (median === null) return null
  const gap = miles - median
  return {
    headline:
      gap === 0 ? 'Average mileage' : `${formatMiles(Math.abs(gap))} ${gap > 0 ? 'above' : 'below'} average`,
    basis: `Typical mileage: ${formatCount(median)}. Based on our ${formatCount(total)} used ${vehicleTypeWords[type].plural} from ${year}.`,
  }
}
