import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showsEverything } from '#domain/stock/shown-record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { followStock } from './follow-stock.ts'
import { buildStock } from './open-stock.ts'
import { readPositions } from './read-positions.ts'

async function openStock() {
  const store = await openSqliteStock(join(await openTemporaryFolder(), 'stock.db'))
  onTestFinished(() => store.close())
  await put(store, ...like(15), { id: 'cheap', price: 8_000 }, { id: 'fair', price: 10_000 })
  const catalogue = createCatalogue(store, await buildStock(store, null))
  return { store, catalogue }
}

const like = (count: number, price = 10_000) =>
  Array.from({ length: count }, (_, i) => ({ id: `like ${i}`, price }))

interface Car {
  id: string
  price: number
  condition?: string
}

async function put(store: StockStore, ...cars: Car[]) {
  const records = cars.map(({ id, price, condition: ownershipCondition = 'Used' }) => {
    const { record } = sample(id, { price })
    const vehicle = { yearOfManufacture: '2019', odometerReadingMiles: 40_000, ownershipCondition }
    Object.assign(record.vehicle, vehicle)
    return { record, hash: JSON.stringify(record) }
  })
  await store.write((writer) => writer.put(records))
}

function recompute(catalogue: LiveCatalogue) {
  while (catalogue.recomputePositions());
}

async function idsAt(catalogue: LiveCatalogue, pricePosition: string) {
  const query = { type: 'car', sort: 'relevance', limit: 100 } as const
  const { records } = await catalogue.search({ ...query, filters: { pricePosition: [pricePosition] } })
  return records.map(({ metadata }) => metadata.stockId)
}

describe('price positions in the catalogue', () => {
  it('can be filtered by, are counted and are shown', async () => {
    const { catalogue } = await openStock()
    expect(await idsAt(catalogue, 'great price')).toEqual(['cheap'])
    expect(catalogue.facets('car', {}).pricePosition).toEqual([
      { value: 'Fair price', count: 16 },
      { value: 'Great price', count: 1 },
    ])
    expect(catalogue.pricePosition('cheap')).toBe('great')
    expect(catalogue.priceComparison('cheap')).toMatchObject({ position: 'great', comparables: 16 })
    expect([catalogue.pricePosition('unknown'), catalogue.priceComparison('unknown')]).toEqual([null, null])
  })

  it('are those that the summary reads without an index', async () => {
    const { store, catalogue } = await openStock()
    const positionOf = await readPositions(store, null, showsEverything)
    const ids = ['cheap', 'fair', ...like(15).map(({ id }) => id), 'unknown']
    expect(ids.map(positionOf)).toEqual(ids.map(catalogue.pricePosition))
    const sellsWithout = { ...showsEverything.sells, pricePosition: false }
    expect(
      (await readPositions(store, null, { ...showsEverything, sells: sellsWithout }))('cheap'),
    ).toBeNull()
  })

  it('are unchanged right after a change, and recomputed later', async () => {
    const { store, catalogue } = await openStock()
    await put(store, ...like(15, 8_000))
    await catchUp(store, catalogue)
    const before = catalogue.cacheVersion()
    expect(await idsAt(catalogue, 'Great price')).toContain('cheap')
    recompute(catalogue)
    expect(await idsAt(catalogue, 'Great price')).toEqual([])
    expect(await idsAt(catalogue, 'High price')).toEqual(['fair'])
    expect(catalogue.cacheVersion()).not.toBe(before)
  })

  it('of a small change are recomputed before the event loop gets a turn, so a page is rendered once for it', async () => {
    const { store, catalogue } = await openStock()
    recompute(catalogue)
    const follower = followStock(store, catalogue, {
      log: pino({ enabled: false }),
      pollMs: 2,
      recomputeMs: 60_000,
    })
    onTestFinished(() => follower.stop())
    const versions = new Set([catalogue.cacheVersion()])
    await put(store, ...like(15, 8_000))
    while (versions.size < 2) {
      await nextTurn()
      versions.add(catalogue.cacheVersion())
    }
    expect(await idsAt(catalogue, 'High price')).toEqual(['fair'])
    for (let turn = 0; turn < 10; turn++) {
      await nextTurn()
      versions.add(catalogue.cacheVersion())
    }
    expect(versions.size).toBe(2)
  })

  it('do not restore a vehicle that is removed while they are recomputed', async () => {
    const { store, catalogue } = await openStock()
    await put(store, ...like(15, 8_000))
    await catchUp(store, catalogue)
    expect(catalogue.recomputePositions()).toBe(true)
    await store.write((writer) => writer.remove('cheap'))
    await catchUp(store, catalogue)
    recompute(catalogue)
    expect(catalogue.count('car')).toBe(16)
    expect(await idsAt(catalogue, 'Fair price')).not.toContain('cheap')
  })
})
