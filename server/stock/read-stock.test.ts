import { dirname, join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { rowsOf, runTask } from 'facet-index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveStock } from '#domain/search/snapshot.ts'
import { createStockBuilder, type StockBatch, type StockColumns } from '#domain/search/stock-columns.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { readStock } from './read-stock.ts'

async function columnsOf(reading: AsyncIterable<StockBatch[]>): Promise<StockColumns> {
  const builder = createStockBuilder()
  for await (const batches of reading) builder.add(batches)
  return runTask(builder.finish())
}

const bytesOf = (columns: StockColumns) => Buffer.concat([...saveStock(columns, '')])

/** Some fields of each listing, ordered by id. */
function listingsOf(columns: StockColumns): unknown[] {
  const listings = vehicleTypes.flatMap((type) => {
    const rows = rowsOf(columns[type])
    const [models, prices, arrivals] = [rows.keyword('model'), rows.number('price'), rows.number('arrived')]
    return Array.from({ length: rows.size }, (_, row) => ({
      id: rows.id(row),
      type,
      model: models.labels[models.codes[row] as number],
      price: prices[row],
      arrived: arrivals[row],
    }))
  })
  return listings.sort((a, b) => (a.id < b.id ? -1 : 1))
}

describe('reading the stock in threads', () => {
  let place: Awaited<ReturnType<typeof createTemporaryFolder>>
  let file: string
  let store: StockStore
  beforeAll(async () => {
    place = await createTemporaryFolder()
    file = join(place.folder, 'stock.db')
    store = await openSqliteStock(file)
    const records = Array.from(makeDemoStock({ count: 4_500 }), (record) => prepareRecord(record))
    await store.write((writer) => writer.put(records))
  })
  afterAll(async () => {
    await store.close()
    await place.dispose()
  })

  const readInThreads = (path = file) =>
    columnsOf(readStock(store, path, { threads: 2, fewestForThreads: 0 }))

  it('gives the same listings as one thread', async () => {
    const expected = listingsOf(await columnsOf(readStock(store, file)))
    expect(expected).toHaveLength(4_500)
    expect(listingsOf(await readInThreads())).toEqual(expected)
  })

  it('gives the same index every time', async () => {
    const read = async () => bytesOf(await readInThreads())
    expect((await read()).equals(await read())).toBe(true)
  })

  it('throws when a thread cannot read', async () => {
    await expect(readInThreads(dirname(file))).rejects.toThrow('Cannot open')
  })

  it('fails when the file has been deleted', async () => {
    await expect(readInThreads(join(dirname(file), 'deleted.db'))).rejects.toThrow('Cannot open')
  })
})
