import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type PositionTask, runPositionTask } from '#domain/price-position/position-task.ts'
import { runToEnd } from '#domain/search/engine/steps.ts'
import { buffersOf } from '#domain/search/listing-batch.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { packRecords } from './pack-records.ts'
import type { ThreadMessage, ThreadShare } from './read-in-threads.ts'

// A thread of `readInThreads`. It waits for nobody: what is not taken at once takes no more room than the index will.

const port = parentPort as MessagePort
const say = (message: ThreadMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)

const { file, part, parts } = workerData as ThreadShare
const store = await openSqliteStock(file)
for await (const batches of packRecords(store.all({ part, parts }))) say(batches, buffersOf(batches))
await store.close()
say(null)

for (;;) {
  const [task] = (await once(port, 'message')) as [PositionTask]
  say(runToEnd(runPositionTask(task)))
}
