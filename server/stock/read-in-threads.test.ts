import { dirname, join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareAppraisals } from '#domain/price-position/appraise-columns.ts'
import { openShelves } from '#domain/search/create-stock-index.ts'
import { idOf } from '#domain/search/engine/id-column.ts'
import { runToEnd } from '#domain/search/engine/steps.ts'
import { createGatherer } from '#domain/search/gather-listings.ts'
import type { ListingBatch } from '#domain/search/listing-batch.ts'
import { exportColumns, takeIndex } from '#domain/search/snapshot.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { readHere } from './read-here.ts'
import { readInThreads } from './read-in-threads.ts'
import type { StockReading } from './stock-reading.ts'

/** The index that these batches make, byte for byte. */
async function indexOf(batches: AsyncIterable<ListingBatch[]>): Promise<Buffer> {
  const gatherer = createGatherer()
  for await (const batch of batches) gatherer.add(batch)
  const index = runToEnd(openShelves(runToEnd(gatherer.columns())))
  return Buffer.concat([...exportColumns(takeIndex(index), '')])
}

/** Every listing of the batches, its words and numbers by field, ordered by id. */
async function listingsOf(batches: AsyncIterable<ListingBatch[]>): Promise<unknown[]> {
  const listings: { id: string }[] = []
  for await (const batch of batches) {
    for (const { type, ids, words, codes, values, arrived, relevance } of batch) {
      for (let row = 0; row < arrived.length; row++) {
        const said = codes.map((column) => words[column[row] as number])
        const numbers = values.map((column) => column[row])
        const rest = { type, said, numbers, arrived: arrived[row], relevance: relevance[row] }
        listings.push({ id: idOf(ids, row), ...rest })
      }
    }
  }
  return listings.sort((a, b) => (a.id < b.id ? -1 : 1))
}

describe('reading the stock in threads', () => {
  let file: string
  let store: StockStore
  let dispose: () => Promise<void>
  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    file = join(temporary.folder, 'stock.db')
    store = await openSqliteStock(file)
    const records = Array.from(makeDemoStock({ count: 4_500 }), (record) => prepareRecord(record))
    await store.write((writer) => writer.put(records))
  })
  afterEach(async () => {
    await store.close()
    await dispose()
  })

  async function inThreads<T>(use: (reading: StockReading) => Promise<T>, where = file): Promise<T> {
    const reading = readInThreads(where, 2)
    return use(reading).finally(() => reading.close())
  }

  it('finds what one thread does, always in the same order', async () => {
    const expected = await listingsOf(readHere(store).listings())
    expect(expected).toHaveLength(4_500)
    expect(await inThreads(({ listings }) => listingsOf(listings()))).toEqual(expected)
    const index = () => inThreads(({ listings }) => indexOf(listings()))
    expect((await index()).equals(await index())).toBe(true)
  })

  it('gives prices the positions that one thread gives them', async () => {
    async function codesOf({ parts, listings, positions }: StockReading): Promise<Buffer> {
      const gatherer = createGatherer()
      for await (const batch of listings()) gatherer.add(batch)
      const { tasks } = runToEnd(prepareAppraisals(runToEnd(gatherer.columns()), parts))
      expect(tasks).toHaveLength(parts)
      return Buffer.concat(await positions(tasks))
    }
    const [expected, found] = [await codesOf(readHere(store)), await inThreads(codesOf)]
    expect(expected.some((code) => code > 0)).toBe(true)
    expect(found.equals(expected)).toBe(true)
  })

  it('says so when a thread cannot read', async () => {
    const reading = inThreads(({ listings }) => indexOf(listings()), dirname(file))
    await expect(reading).rejects.toThrow('Cannot open')
  })
})
