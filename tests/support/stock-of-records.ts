import type { Stock } from '#app/services.ts'
import { createScanIndex } from '#domain/search/oracle.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { toListing } from '#domain/stock/to-listing.ts'

/** For tests: a stock of these records, which compares no prices. */
export function stockOf(records: readonly StockRecord[]): Stock {
  const byId = new Map(records.map((record) => [record.metadata.stockId, record]))
  const index = createScanIndex(records.map(toListing).filter((listing) => listing !== null))
  const search = async (query: SearchQuery) => {
    const { total, ids } = index.search(query)
    return { total, records: ids.flatMap((id) => byId.get(id) ?? []) }
  }
  const find = async (id: string) => {
    const record = byId.get(id)
    return record ? { state: 'listed', record } : { state: 'unknown' }
  }
  return {
    search,
    searchWithFacets: async (query: SearchQuery) => ({
      ...(await search(query)),
      facets: index.facets(query.type, query.filters),
    }),
    find,
    facets: index.facets,
    rangeCounts: index.rangeCounts,
    count: index.count,
    total: (type: SearchQuery['type'], filters: SearchQuery['filters']) =>
      index.search({ type, filters, sort: 'relevance', limit: 0 }).total,
    pricePosition: () => null,
  } as unknown as Stock
}
