import type { Stock } from '#app/services.ts'
import type { Filters } from '#domain/search/query.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { firstPicture, sourceOf } from '../record/picture.ts'

/** Of so many of the last arrivals one is shown: two in three of them cost more, so most buyers could afford it. */
const among = 24

/** At the end of the cheapest third of the last arrivals that have a picture and are not reserved. */
export async function typicalArrival(
  stock: Stock,
  type: VehicleType,
  filters: Filters,
): Promise<StockRecord | undefined> {
  const { records } = await stock.search({ type, filters, sort: 'most_recent', limit: among })
  const price = (record: StockRecord) => vehiclePrice(record).price ?? Number.POSITIVE_INFINITY
  const shown = records
    .filter((record) => pictureOf(record) && listingState(record) !== 'reserved')
    .toSorted((a, b) => price(a) - price(b))
  return shown[Math.floor((shown.length - 1) / 3)]
}

/** Its first picture, in the sizes that there are. */
export function pictureOf(record: StockRecord) {
  const picture = firstPicture(record)
  return picture && sourceOf(picture)
}
