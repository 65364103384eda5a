import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { errorFields } from '../../error-fields.ts'
import type { Log } from '../../log.ts'
import { followDatabase } from './follow-database.ts'
import type { MirrorMessage, MirrorTask } from './open-mirror.ts'

// The thread of `openMirror`. The only message to it says that it is to stop.

const port = parentPort as MessagePort
const post = (message: MirrorMessage) => port.postMessage(message)

function logAt(level: keyof Log) {
  return (fields: unknown, message?: string) => {
    const { err, ...others } = fields as { err?: unknown }
    // An error loses its code when it is posted.
    const sendable = err === undefined ? others : { ...others, err: errorFields(err) }
    post({ kind: 'log', level, fields: sendable, message: message ?? '' })
  }
}

const follower = followDatabase({
  ...(workerData as MirrorTask),
  log: { info: logAt('info'), warn: logAt('warn'), error: logAt('error') } as Log,
  onState: (state) => post({ kind: 'state', state }),
  onLost: () => post({ kind: 'lost' }),
})
port.once('message', async () => {
  await follower.stop()
  port.close()
})
