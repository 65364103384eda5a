import { compareCodeUnits, compareWords, wordKey } from 'facet-index'
import { createScanIndex as createScan, type ScanIndex } from 'facet-index/oracle'
import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import type { Facets } from './query.ts'
import type { SearchHits, StockIndex } from './stock-index.ts'
import { stockSchema } from './stock-schema.ts'

/** The queries of a stock index. */
export type ScannedStock = Omit<StockIndex, 'settle' | 'columns' | 'warmUp'>

/** The oracle of the stock index: answers every query by reading every listing. */
export function createScanIndex(listings: Iterable<Listing>): ScannedStock {
  const byId = new Map<string, Listing>()
  const indexes = Object.fromEntries(vehicleTypes.map((type) => [type, createScan(stockSchema)])) as Record<
    VehicleType,
    ScanIndex
  >
  function apply(id: string, listing: Listing | null): void {
    byId.delete(id)
    if (listing !== null) byId.set(id, listing)
    for (const type of vehicleTypes)
      indexes[type].apply([{ id, record: listing?.type === type ? listing : null }])
  }
  for (const listing of listings) apply(listing.id, listing)

  return {
    search: ({ type, ...query }) => indexes[type].search(query),
    facets: (type, filters) => indexes[type].facets(filters) as Facets,
    searchWithFacets: ({ type, ...query }) =>
      indexes[type].searchWithFacets(query) as SearchHits & { facets: Facets },
    count: (type) => indexes[type].size(),
    list: ({ offset, limit }) =>
      [...byId.values()]
        .map(({ id, values }) => ({
          id,
          make: wordKey(values.make ?? ''),
          model: wordKey(values.model ?? ''),
        }))
        .sort(
          (a, b) =>
            compareWords(a.make, b.make) || compareWords(a.model, b.model) || compareCodeUnits(a.id, b.id),
        )
        .slice(offset, offset + limit)
        .map(({ id }) => id),
    select: (type, filters) => indexes[type].select(filters),
    keyword(id, field) {
      const listing = byId.get(id)
      return listing && indexes[listing.type].keyword(id, field)
    },
    record: (id) => byId.get(id),
    apply: (changes) => {
      for (const { id, listing } of changes) apply(id, listing)
    },
    compact: () => false,
  }
}
