import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { site } from '#content/site.ts'
import { branchOf } from '#domain/stock/vehicle-place.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { loadDemo } from './load-demo.ts'

async function openShop() {
  const folder = await openTemporaryFolder()
  const store = await openSqliteStock(join(folder, 'stock.db'))
  onTestFinished(() => store.close())
  return { folder, store }
}

it('fills an empty store with vehicles at the dealer’s branches and their pictures, and changes nothing the second time', async () => {
  const { folder, store } = await openShop()
  const heard: number[] = []
  const first = await loadDemo(store, folder, { count: 60, seed: 1 }, (done) => heard.push(done))
  expect(first).toMatchObject({ added: 60, changed: 0, unchanged: 0 })
  expect(heard.at(-1)).toBe(60)
  for await (const records of store.all()) {
    for (const record of records) expect(branchOf(record, site.branches)).toBeDefined()
    for (const image of records.flatMap((record) => record.media?.images ?? [])) {
      expect(existsSync(join(folder, image.href))).toBe(true)
    }
  }
  const again = await loadDemo(store, folder, { count: 60, seed: 1 })
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 60, repeated: 0 })
  expect(await store.changeNumber()).toBe(1)
})

it('logs the price of each vehicle from its arrival on, and the reductions of some', async () => {
  const { folder, store } = await openShop()
  await loadDemo(store, folder, { count: 60, seed: 1 })
  let reduced = 0
  for await (const records of store.all()) {
    for (const record of records) {
      const { stockId, dateOnForecourt } = record.metadata
      const history = await store.history(stockId)
      expect(history?.arrivedAt).toBe(dateOnForecourt)
      expect(history?.prices[0]?.at).toBe(dateOnForecourt)
      expect(history?.prices.at(-1)?.price).toBe(vehiclePrice(record).price)
      if ((history?.prices.length ?? 0) > 1) reduced += 1
    }
  }
  expect(reduced).toBeGreaterThan(10)
})
