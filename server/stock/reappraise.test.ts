import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createStockIndex } from '#domain/search/create-stock-index.ts'
import { dealership } from '#domain/search/distance.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'

async function openStock() {
  const { folder, dispose } = await createTemporaryFolder()
  const store = await openSqliteStock(join(folder, 'stock.db'))
  onTestFinished(async () => {
    await store.close()
    await dispose()
  })
  await put(store, ...like(15), { id: 'cheap', price: 8_000 }, { id: 'fair', price: 10_000 })
  const catalogue = await createCatalogue(store, { createIndex: createStockIndex })
  await settle(catalogue)
  return { store, catalogue }
}

const like = (count: number, price = 10_000) =>
  Array.from({ length: count }, (_, i) => ({ id: `like ${i}`, price }))

async function put(store: StockStore, ...cars: { id: string; price: number }[]) {
  const records = cars.map(({ id, price }) => {
    const { record } = sample(id, { price })
    Object.assign(record.vehicle, { yearOfManufacture: '2019', odometerReadingMiles: 40_000 })
    return { record, hash: JSON.stringify(record) }
  })
  await store.write((writer) => writer.put(records))
}

async function applyAll(store: StockStore, catalogue: LiveCatalogue) {
  catalogue.apply(await store.changesSince({ change: catalogue.version() + 1, id: '' }, 1_000))
  catalogue.reached(await store.changeNumber())
}

async function settle(catalogue: LiveCatalogue) {
  while (await catalogue.reappraise());
}

async function idsAt(catalogue: LiveCatalogue, pricePosition: string) {
  const query = { type: 'car', sort: 'relevance', from: dealership, offset: 0, limit: 100 } as const
  const { records } = await catalogue.search({ ...query, filters: { pricePosition } })
  return records.map(({ metadata }) => metadata.stockId)
}

describe('price positions in the catalogue', () => {
  it('can be filtered by, counted and asked for', async () => {
    const { catalogue } = await openStock()
    expect(await idsAt(catalogue, 'great price')).toEqual(['cheap'])
    expect(catalogue.facets('car', {}).pricePosition).toEqual([
      { value: 'Fair price', count: 16 },
      { value: 'Great price', count: 1 },
    ])
    expect(catalogue.appraise('cheap')).toMatchObject({ position: 'great', comparables: 16 })
    expect(catalogue.appraise('unknown')).toBeNull()
  })

  it('put a great price first in the order of relevance', async () => {
    const { catalogue } = await openStock()
    const query = { type: 'car', filters: {}, from: dealership, offset: 0, limit: 1 } as const
    const { records } = await catalogue.search({ ...query, sort: 'relevance' })
    expect(records[0]?.metadata.stockId).toBe('cheap')
  })

  it('are those of a change at once, and of its comparables a little later', async () => {
    const { store, catalogue } = await openStock()
    await put(store, ...like(15, 8_000))
    await applyAll(store, catalogue)
    const before = catalogue.edition()
    expect(await idsAt(catalogue, 'Great price')).toContain('cheap')
    await settle(catalogue)
    expect(await idsAt(catalogue, 'Great price')).toEqual([])
    expect(await idsAt(catalogue, 'High price')).toEqual(['fair'])
    expect(catalogue.edition()).not.toBe(before)
  })

  it('leave out what the store no longer has', async () => {
    const { store, catalogue } = await openStock()
    await put(store, ...like(15, 8_000))
    await applyAll(store, catalogue)
    await store.write((writer) => writer.remove('cheap'))
    await settle(catalogue)
    expect(catalogue.count('car')).toBe(16)
    await applyAll(store, catalogue)
    expect(catalogue.count('car')).toBe(16)
  })
})
