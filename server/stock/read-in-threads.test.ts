import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDemoStock } from '#demo/make-demo-stock.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { prepareRecord } from '../feed/prepare-record.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { readInThreads } from './read-in-threads.ts'
import { readListings } from './read-listings.ts'

async function gather(batches: AsyncIterable<Listing[]>): Promise<Listing[]> {
  const listings: Listing[] = []
  for await (const batch of batches) listings.push(...batch)
  return listings
}

it('several threads read what one does, in the same order', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  const file = join(folder, 'stock.db')
  const store = await openSqliteStock(file)
  const records = Array.from(makeDemoStock({ count: 1_700 }), (record) => prepareRecord(record))
  await store.write((writer) => writer.put(records))
  const expected = await gather(readListings(store))
  expect(expected).toHaveLength(1_700)
  expect(await gather(readInThreads(file, 2))).toEqual(expected)
  await store.close()
  await dispose()
})

it('a thread that cannot read is heard', async () => {
  const { folder, dispose } = await createTemporaryFolder()
  await expect(gather(readInThreads(folder, 2))).rejects.toThrow('Cannot open')
  await dispose()
})
