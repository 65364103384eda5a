import { statfsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openPublicRecordsWriter, type PublicRecordsSource } from '../store/sqlite/public-records.ts'
import { publicBytes } from './public-bytes.ts'

// The thread of `keepPublicRecords`.

/** Vehicles in a transaction: some tens of milliseconds. */
const keysAtOnce = 200

// Linux has a priority for each thread, elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(19)

const port = parentPort as MessagePort
let stopped = false
port.once('message', () => {
  stopped = true
})
const { leastFreeBytes, ...source } = workerData as PublicRecordsSource & { leastFreeBytes: number }
const writer = await openPublicRecordsWriter(source, publicBytes)
const lastKey = writer.lastKey()
for (let from = 1; from <= lastKey && !stopped; from += keysAtOnce) {
  const { bavail, bsize } = statfsSync(dirname(source.file))
  if (bavail * bsize < leastFreeBytes) throw new Error('The disk is nearly full')
  writer.update({ from, to: from + keysAtOnce - 1 })
  await nextTurn()
}
writer.close()
port.close()
