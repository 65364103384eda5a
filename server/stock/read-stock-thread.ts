import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '#domain/search/stock-columns.ts'
import { openReader } from '../store/sqlite/open-database.ts'
import { createStockReader } from '../store/sqlite/stock-reader.ts'
import { mapRecords } from '../store/sqlite/stock-store.ts'
import { packRecords, type ThreadMessage, type ThreadShare } from './read-stock.ts'
import { showStock } from './show-stock.ts'

// A thread of `readStock`. Batches that the main thread has not received yet take no more memory than the index will.

const port = parentPort as MessagePort
const post = (message: ThreadMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const { file, part, parts, showing } = workerData as ThreadShare
const { db, store } = open()
for await (const batches of packRecords(store, { part, parts })) post(batches, buffersOf(batches))
db.close()
post(null)

/** Only reads: a local copy may have been replaced meanwhile, and an empty one in its place would be an empty stock. */
function open() {
  try {
    const db = openReader(file)
    mapRecords(db)
    return { db, store: showStock(createStockReader(db), showing) }
  } catch (cause) {
    throw new Error(`Cannot open ${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
