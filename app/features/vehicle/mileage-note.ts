import type { Stock } from '#app/services.ts'
import { usedVehicles } from '#domain/search/condition-filters.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { isNewVehicle } from '#domain/stock/new-vehicle.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { vehicleYear } from '#domain/stock/vehicle-year.ts'
import { formatMiles, numberOf } from '../record/record-text.ts'

/** With fewer vehicles of the same type and year the median means nothing. */
const leastComparables = 30

export interface TypicalMileage {
  /** The median of the comparables. */
  miles: number
  comparables: number
  year: number
}

const count = new Intl.NumberFormat('en-GB')

/** How a vehicle's mileage compares, in two lines; null when either mileage is unknown. */
export function toMileageNote(
  miles: number | null,
  typical: TypicalMileage | null,
  type: VehicleType,
): { headline: string; basis: string } | null {
  if (miles === null || typical === null) return null
  const gap = miles - typical.miles
  const headline =
    gap === 0 ? 'Average mileage' : `${formatMiles(Math.abs(gap))} ${gap > 0 ? 'above' : 'below'} average`
  const { comparables, year } = typical
  return {
    headline,
    basis: `Typical mileage: ${count.format(typical.miles)}. Based on our ${count.format(comparables)} used ${vehicleTypeWords[type].plural} from ${year}.`,
  }
}

/** The median mileage of our used stock of the vehicle's type and year; null for a new vehicle, or below 30 comparables. */
export async function findTypicalMileage(
  stock: Pick<Stock, 'search'>,
  record: StockRecord,
  type: VehicleType,
): Promise<TypicalMileage | null> {
  const year = vehicleYear(record)
  if (year === null || isNewVehicle(record)) return null
  const query = (offset: number): SearchQuery => ({
    type,
    filters: { ...usedVehicles, year: { low: year, high: year } },
    sort: 'mileage',
    from: { latitude: 0, longitude: 0 },
    offset,
    limit: 1,
  })
  const { total } = await stock.search(query(0))
  if (total < leastComparables) return null
  const { records } = await stock.search(query(Math.floor((total - 1) / 2)))
  const middle = records[0]
  const miles = middle ? numberOf(middle.vehicle, 'odometerReadingMiles') : null
  return miles === null ? null : { miles, comparables: total, year }
}
