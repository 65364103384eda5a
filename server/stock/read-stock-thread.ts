import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '#domain/search/stock-columns.ts'
import { openStockReader } from '../store/sqlite/stock-store.ts'
import { packRecords, type ThreadMessage, type ThreadShare } from './read-stock.ts'
import { showStock } from './show-stock.ts'

// A thread of `readStock`. Batches that the main thread has not received yet take no more memory than the index will.

const port = parentPort as MessagePort
const post = (message: ThreadMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const { file, part, parts, showing } = workerData as ThreadShare
const { reader, closeReader } = open()
for await (const batches of packRecords(showStock(reader, showing), { part, parts }))
  post(batches, buffersOf(batches))
closeReader()
post(null)

function open() {
  try {
    return openStockReader(file)
  } catch (cause) {
    throw new Error(`Cannot open ${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
