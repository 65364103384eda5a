import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { buffersOf, packListings } from './listing-batch.ts'
import type { ReadTask } from './read-in-threads.ts'
import { listingsOf } from './read-listings.ts'

// A thread of `readInThreads`: a batch for each message, null after the last.

const { file, part, parts } = workerData as ReadTask
const store = await openSqliteStock(file)
const batches = store.all({ part, parts })[Symbol.asyncIterator]()

parentPort?.on('message', async () => {
  const { value, done } = await batches.next()
  if (done) {
    parentPort?.postMessage(null)
    parentPort?.close()
    await store.close()
    return
  }
  const batch = packListings(listingsOf(value))
  parentPort?.postMessage(batch, buffersOf(batch))
})
