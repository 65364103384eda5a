import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { errorFields } from '../../error-fields.ts'
import type { Log } from '../../log.ts'
import { followDatabase } from './follow-database.ts'
import type { MirrorMessage, MirrorRequest, MirrorTask } from './open-mirror.ts'

// The thread of `openMirror`.

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

const log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') } as Log
const follower = followDatabase({
  ...(workerData as MirrorTask),
  log,
  onReady: () => post({ kind: 'ready' }),
  onState: (state) => post({ kind: 'state', state }),
  onCopy: (copy) => post({ kind: 'copy', copy }),
})
port.on('message', async (message: MirrorRequest) => {
  if (message.kind === 'damaged') return follower.replaceDamaged(message.file)
  await follower.stop()
  port.close()
})
