import { statfsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createShowing } from '#domain/stock/shown-record.ts'
import { openPublicRecordsWriter } from '../store/sqlite/public-records-writer.ts'
import type { PublicRecordsTask } from './keep-public-records.ts'
import { publicBytes } from './public-bytes.ts'

// The thread of `keepPublicRecords`.

// Linux has a priority for each thread, elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(19)

const port = parentPort as MessagePort
let stopped = false
port.once('message', () => {
  stopped = true
})
const { leastFreeBytes, showing, ...source } = workerData as PublicRecordsTask
const show = createShowing(showing)
const writer = await openPublicRecordsWriter(source, (record) => publicBytes(show(record)))
const steps = writer.update()
while (!stopped) {
  const { bavail, bsize } = statfsSync(dirname(source.file))
  if (bavail * bsize < leastFreeBytes) throw new Error('The disk is nearly full')
  if (steps.next().done) break
  await nextTurn()
}
writer.close()
port.close()
