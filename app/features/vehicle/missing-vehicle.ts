import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { nameOf } from '../record/record-text.ts'
import { type CardVehicle, toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { type SearchLike, searchesLike } from './searches-like.ts'
import { findSimilar, findSome } from './similar-stock.ts'

/** What is shown in place of a vehicle that is not listed. */
export interface MissingVehicle {
  state: 'sold' | 'unknown'
  /** Of a sold vehicle; null when it is not known. */
  name: string | null
  searchPath: string
  /** Of a sold vehicle: searches that find others like it. */
  searches: SearchLike[]
  similar: CardVehicle[]
}

export async function describeMissing(
  stock: Pick<Stock, 'search' | 'total'>,
  found: Exclude<Found, { state: 'listed' }>,
): Promise<MissingVehicle> {
  const type = found.state === 'sold' ? vehicleType(found.record) : null
  if (found.state === 'unknown' || type === null) {
    const some = await findSome(stock)
    return {
      state: found.state,
      name: null,
      searchPath: urls.browseStock(),
      searches: [],
      similar: some.map(toCard),
    }
  }
  const searches = searchesLike(stock, found.record, type)
  const similar = await findSimilar(stock, found.record, type)
  return {
    state: 'sold',
    name: nameOf(found.record),
    searchPath: searches[0]?.href ?? urls.search(type),
    searches,
    similar: similar.map(toCard),
  }
}

/** Without a monthly price: the page does not show the representative example, which it would require. */
function toCard(record: StockRecord): CardVehicle {
  const { monthly: _, financed: __, ...card } = toCardVehicle(record)
  return card
}
