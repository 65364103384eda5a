import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { createScanIndex } from '#domain/search/oracle.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { loadValuation } from './load-valuation.ts'
import { type PopularModel, popularModels } from './popular-models.ts'

function stockOf(records: readonly StockRecord[]): Stock {
  const byId = new Map(records.map((record) => [record.metadata.stockId, record]))
  const index = createScanIndex(records.map(toListing).filter((listing) => listing !== null))
  const search = async (query: SearchQuery) => {
    const { total, ids } = index.search(query)
    return { total, records: ids.flatMap((id) => byId.get(id) ?? []) }
  }
  return { search, facets: index.facets, count: index.count } as unknown as Stock
}

describe('popular models', () => {
  let stock: Stock
  let popular: PopularModel[]

  beforeAll(async () => {
    stock = stockOf([...makeDemoStock({ count: 1_500, seed: 3 })])
    popular = await popularModels(stock)
  })

  it('are of every type of vehicle', () => {
    expect(new Set(popular.map(({ question }) => question.type))).toEqual(new Set(['car', 'van', 'truck']))
  })

  it('have the range that the form gives for them', async () => {
    for (const { question, low, high, comparables } of popular) {
      const { type, make, model, year, mileage } = question
      const query = new URLSearchParams({ type, make, model, year: `${year}`, mileage: `${mileage}` })
      const { valuation } = await loadValuation(stock, query)
      expect(valuation).toMatchObject({ state: 'valued', low, high, comparables })
    }
  })

  it('are shown only before a vehicle has been entered', async () => {
    expect((await loadValuation(stock, new URLSearchParams())).popular).toEqual(popular)
    expect((await loadValuation(stock, new URLSearchParams('year=2019'))).popular).toEqual([])
  })

  it('are none without stock', async () => {
    expect(await popularModels(stockOf([]))).toEqual([])
  })
})
