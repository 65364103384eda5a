import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { createScanIndex } from '#domain/search/oracle.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { exampleRecord } from '../record/example-record.ts'
import { valueVehicle } from './value-vehicle.ts'

function stockOf(records: readonly StockRecord[]): Stock {
  const byId = new Map(records.map((record) => [record.metadata.stockId, record]))
  const index = createScanIndex(records.map(toListing).filter((listing) => listing !== null))
  const search = async (query: SearchQuery) => {
    const { total, ids } = index.search(query)
    return { total, records: ids.flatMap((id) => byId.get(id) ?? []) }
  }
  return { search, facets: index.facets, count: index.count } as unknown as Stock
}
