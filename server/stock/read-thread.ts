import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf, packListings } from '#domain/search/listing-batch.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { listingsOf } from './listings-of.ts'
import type { ReadTask } from './read-in-threads.ts'

// A thread of `readInThreads`: batches as they are read, then null. It waits for nobody: what is not taken at once takes
// no more room than the index will.

const { file, part, parts } = workerData as ReadTask
const store = await openSqliteStock(file)
for await (const records of store.all({ part, parts })) {
  const batches = packListings(listingsOf(records))
  parentPort?.postMessage(batches, buffersOf(batches))
}
parentPort?.postMessage(null)
await store.close()
