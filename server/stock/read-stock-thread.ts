import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '#domain/search/stock-columns.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { packRecords, type ThreadMessage, type ThreadShare } from './read-stock.ts'

// A thread of `readStock`. Batches that the main thread has not received yet take no more memory than the index will.

const port = parentPort as MessagePort
const post = (message: ThreadMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const { file, part, parts } = workerData as ThreadShare
const store = await openSqliteStock(file)
for await (const batches of packRecords(store, { part, parts })) post(batches, buffersOf(batches))
await store.close()
post(null)
