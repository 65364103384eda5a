import type { Listing, ListingValues } from '../stock/listing.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { createScanIndex } from './oracle.ts'
import type { SearchQuery } from './query.ts'
import { createStockIndex } from './stock-index.ts'

/** What every search is tested on. */
export const indexes = [
  { name: 'the scan', create: createScanIndex },
  { name: 'the stock index', create: (stock: Iterable<Listing>) => createStockIndex(stock) },
]

export function listing(
  id: string,
  { type = 'car', ...values }: Partial<ListingValues> & { type?: VehicleType } = {},
): Listing {
  return { id, type, values: { arrived: 0, relevance: 0, ...values } }
}

export function query(rest: Partial<SearchQuery> = {}): SearchQuery {
  return { type: 'car', filters: {}, sort: 'relevance', limit: 24, ...rest }
}
