import { parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '#domain/search/listing-batch.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { packRecords } from './pack-records.ts'
import type { ReadTask } from './read-in-threads.ts'

// A thread of `readInThreads`: batches as they are read, then null. It waits for nobody: what is not taken at once takes
// no more room than the index will.

const { file, part, parts } = workerData as ReadTask
const store = await openSqliteStock(file)
for await (const batches of packRecords(store.all({ part, parts })))
  parentPort?.postMessage(batches, buffersOf(batches))
parentPort?.postMessage(null)
await store.close()
