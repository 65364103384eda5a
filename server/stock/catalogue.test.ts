import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { buildStock } from './open-stock.ts'

const query: SearchQuery = {
  type: 'car',
  filters: {},
  sort: 'price_asc',
  limit: 10,
}

describe('the catalogue', () => {
  let store: StockStore
  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    store = await openSqliteStock(join(folder, 'stock.db'))
    await put(['b', { price: 2_000 }], ['a', { price: 3_000, make: 'BMW' }], ['c', { price: 1_000 }])
    await put(['hidden', { lifecycleState: 'DUE_IN' }])
  })
  afterEach(() => store.close())

  const put = (...batch: Parameters<typeof sample>[]) =>
    store.write((writer) => writer.put(batch.map((one) => sample(...one))))
  const create = async (options?: Parameters<typeof createCatalogue>[2]) =>
    createCatalogue(store, await buildStock(store, null), options)
  const idsOf = ({ records }: { records: { metadata: { stockId: string } }[] }) =>
    records.map(({ metadata }) => metadata.stockId)

  it('returns the records of the requested page, in order', async () => {
    const catalogue = await create()
    const found = await catalogue.search({ ...query, limit: 2 })
    expect(found.total).toBe(3)
    expect(idsOf(found)).toEqual(['c', 'b'])
    const faceted = await catalogue.searchWithFacets({ ...query, filters: { make: ['ford'] } })
    expect(idsOf(faceted)).toEqual(['c', 'b'])
    expect(faceted.facets.make).toEqual([
      { value: 'BMW', count: 1 },
      { value: 'Ford', count: 2 },
    ])
  })

  it('counts and lists every type, and has the change number of the stock that it was built from', async () => {
    const catalogue = await create()
    expect([catalogue.count('car'), catalogue.count('van'), catalogue.version()]).toEqual([3, 0, 2])
    const page = await catalogue.list({ offset: 1, limit: 5 })
    expect(page.total).toBe(3)
    expect(idsOf(page)).toEqual(['b', 'c'])
  })

  it.each([1, 100])(
    'shows changes once they are applied, with room for %i records',
    async (cachedRecords) => {
      const catalogue = await create({ cachedRecords })
      await catalogue.search(query)
      await put(['c', { price: 9_000 }], ['b', { lifecycleState: 'SOLD' }], ['d', { price: 5 }])
      await catchUp(store, catalogue)
      const found = await catalogue.search(query)
      expect(idsOf(found)).toEqual(['d', 'a', 'c'])
      expect(found.records[2]?.adverts.retailAdverts.totalPrice?.amountGBP).toBe(9_000)
      expect(idsOf(await catalogue.list({ offset: 0, limit: 9 }))).toEqual(['a', 'c', 'd'])
    },
  )

  it('leaves out a vehicle that was removed from the store but not yet from the index', async () => {
    const catalogue = await create()
    await store.write((writer) => writer.remove('b'))
    const found = await catalogue.search(query)
    expect(idsOf(found)).toEqual(['c', 'a'])
  })

  it('distinguishes listed, sold and unknown ids', async () => {
    const catalogue = await create()
    await store.write((writer) => writer.remove('a'))
    const states = await Promise.all(['a', 'b', 'hidden', 'x'].map((id) => catalogue.find(id)))
    expect(states.map(({ state }) => state)).toEqual(['sold', 'listed', 'unknown', 'unknown'])
  })
})
