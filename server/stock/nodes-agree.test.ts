import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { expect, it, onTestFinished } from 'vitest'
import { type SortOrder, sortOrders } from '#domain/stock/sort-orders.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { buildStock } from './open-stock.ts'

const records = [...makeDemoStock({ count: 900 })].map((record) => prepareRecord(record))
const orders = Object.keys(sortOrders) as SortOrder[]

/** What a visitor can see of the catalogue. */
async function answersOf(catalogue: LiveCatalogue) {
  const searches = vehicleTypes.flatMap((type) =>
    orders.map(async (sort) => {
      const query = { type, filters: {}, sort, limit: 1_000 }
      const { total, records: found, facets } = await catalogue.searchWithFacets(query)
      const vehicles = found.map(({ metadata: { stockId } }) => [stockId, catalogue.pricePosition(stockId)])
      return { total, vehicles, facets }
    }),
  )
  return { searches: await Promise.all(searches), list: catalogue.listIds({ offset: 0, limit: 1_000 }) }
}

it('gives the same answers on a node that followed the changes and on one that started after them', async () => {
  const store = await openSqliteStock(join(await openTemporaryFolder(), 'stock.db'))
  onTestFinished(() => store.close())
  await store.write((writer) => writer.put(records.slice(0, 500)))
  const follower = createCatalogue(store, await buildStock(store, null))
  expect(follower.cacheVersion()).toBe(createCatalogue(store, await buildStock(store, null)).cacheVersion())

  // Added, removed, changed in price, and back again.
  const cheaper = records.slice(100, 300).map(({ record }) => {
    const { adverts, metadata } = structuredClone(record)
    adverts.retailAdverts.totalPrice = { amountGBP: 4_000 }
    return prepareRecord({ ...record, adverts, metadata: { ...metadata, versionNumber: 9e9 } })
  })
  for (const change of [records.slice(400), cheaper]) {
    await store.write((writer) => writer.put(change))
    await catchUp(store, follower)
    follower.compact()
    follower.recomputePositions()
  }
  await store.write(async (writer) => {
    for (const { record } of records.slice(0, 60)) await writer.remove(record.metadata.stockId)
  })
  await catchUp(store, follower)

  const starter = createCatalogue(store, await buildStock(store, null))
  // Positions are not recomputed yet, so an answer of one must not be confirmed by the other.
  expect(follower.cacheVersion()).not.toBe(starter.cacheVersion())
  while (follower.recomputePositions());
  expect(follower.cacheVersion()).toBe(starter.cacheVersion())
  expect(await answersOf(follower)).toEqual(await answersOf(starter))
})
