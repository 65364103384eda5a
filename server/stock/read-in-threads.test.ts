import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDemoStock } from '#demo/make-demo-stock.ts'
import { openShelves } from '#domain/search/create-stock-index.ts'
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
async function gather(batches: AsyncIterable<ListingBatch[]>): Promise<Buffer> {
  const gatherer = createGatherer()
  for await (const batch of batches) gatherer.add(batch)
  const index = runToEnd(openShelves(runToEnd(gatherer.columns())))
  return Buffer.concat([...exportColumns(takeIndex(index), '')])
}

it('several threads read what one does, in the same order', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  const file = join(folder, 'stock.db')
  const store = await openSqliteStock(file)
  const records = Array.from(makeDemoStock({ count: 1_700 }), (record) => prepareRecord(record))
  await store.write((writer) => writer.put(records))
  const expected = await gather(readListings(store, null))
  expect((await gather(readInThreads(file, 2))).equals(expected)).toBe(true)
  await store.close()
  await dispose()
})

it('a thread that cannot read is heard', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  await expect(gather(readInThreads(folder, 2))).rejects.toThrow('Cannot open')
  await dispose()
})
