import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { soldTypes } from '#content/sold-types.ts'
import { findSimilar, findSome } from '#domain/search/similar-stock.ts'
import { nameOf } from '#domain/stock/record-text.ts'
import type { Found } from '#domain/stock/store.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { type CardVehicle, toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { searchesLike } from './searches-like.ts'

/** What is shown in place of a vehicle that is not listed. */
export type MissingVehicle = Awaited<ReturnType<typeof describeMissing>>

export async function describeMissing(
  stock: Pick<Stock, 'search' | 'total'>,
  found: Exclude<Found, { state: 'listed' }>,
) {
  const record = found.state === 'sold' ? found.record : null
  const type = record && vehicleType(record)
  const searches = record && type ? searchesLike(stock, record, type) : []
  const similar = record && type ? await findSimilar(stock, record, type) : await findSome(stock, soldTypes)
  return {
    state: found.state,
    /** Of a sold vehicle: the header marks its category. */
    vehicle: type && { type },
    /** Of a sold vehicle; null when it is not known. */
    name: record && type ? nameOf(record) : null,
    searchPath: searches[0]?.href ?? (type ? urls.search(type) : urls.browseStock()),
    /** Of a sold vehicle: searches that find others like it. */
    searches,
    /** Without a monthly price: the page does not show the representative example, which it would require. */
    similar: similar.map((each): CardVehicle => {
      const { monthly: _, ...card } = toCardVehicle(each)
      return card
    }),
  }
}
