import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { type CardVehicle, toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { searchPath } from './search-path.ts'
import { findSimilar, findSome } from './similar-stock.ts'
import type { MissingVehicle } from './VehicleNotFound.tsx'
import { nameOf } from './vehicle-view.ts'

interface Search {
  search(query: SearchQuery): Promise<{ total: number; records: StockRecord[] }>
}

/** What to show in place of a vehicle that is not listed. */
export async function describeMissing(
  stock: Search,
  found: Exclude<Found, { state: 'listed' }>,
): Promise<MissingVehicle> {
  const type = found.state === 'sold' ? vehicleType(found.record) : null
  if (found.state === 'unknown' || type === null) {
    const some = await findSome(stock)
    return { state: found.state, name: null, searchPath: '/browse-stock', similar: some.map(toCard) }
  }
  const similar = await findSimilar(stock, found.record, type)
  return {
    state: 'sold',
    name: nameOf(found.record),
    searchPath: searchPath(type, found.record.vehicle),
    similar: similar.map(toCard),
  }
}

/** Without a monthly price, which would call for the representative example. */
function toCard(record: StockRecord): CardVehicle {
  return { ...toCardVehicle(record), monthly: null }
}
