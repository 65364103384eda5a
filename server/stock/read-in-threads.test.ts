import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDemoStock } from '#demo/make-demo-stock.ts'
import { openShelves } from '#domain/search/create-stock-index.ts'
import { idOf } from '#domain/search/engine/id-column.ts'
import { runToEnd } from '#domain/search/engine/steps.ts'
import { createGatherer } from '#domain/search/gather-listings.ts'
import type { ListingBatch } from '#domain/search/listing-batch.ts'
import { exportColumns, takeIndex } from '#domain/search/snapshot.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { readInThreads } from './read-in-threads.ts'
import { readListings } from './read-listings.ts'

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

it('several threads read what one does, always in the same order', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  const file = join(folder, 'stock.db')
  const store = await openSqliteStock(file)
  const records = Array.from(makeDemoStock({ count: 4_500 }), (record) => prepareRecord(record))
  await store.write((writer) => writer.put(records))
  const expected = await listingsOf(readListings(store, null))
  expect(expected).toHaveLength(4_500)
  expect(await listingsOf(readInThreads(file, 2))).toEqual(expected)
  const [first, again] = [await indexOf(readInThreads(file, 2)), await indexOf(readInThreads(file, 2))]
  expect(first.equals(again)).toBe(true)
  await store.close()
  await dispose()
})

it('a thread that cannot read is heard', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  await expect(indexOf(readInThreads(folder, 2))).rejects.toThrow('Cannot open')
  await dispose()
})
