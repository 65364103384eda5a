import { Worker } from 'node:worker_threads'
import type { Log } from '../../log.ts'
import type { DatabaseState, FollowDatabaseOptions } from './follow-database.ts'
import { openMirrorFile } from './mirror-file.ts'

/** The local copy of the stock, which a thread of this process keeps current. */
export interface Mirror {
  /** Resolves when the copy can be served: see `onReady` of `followDatabase`. Rejects when the copy is closed before. */
  ready: Promise<void>
  state(): DatabaseState
  close(): Promise<void>
}

export type MirrorTask = Pick<FollowDatabaseOptions, 'file' | 'databaseUrl' | 'readDatabaseUrl' | 'timing'>

export type MirrorMessage =
  | { kind: 'ready' }
  | { kind: 'state'; state: DatabaseState }
  | { kind: 'log'; level: keyof Log; fields: object; message: string }

/** A thread that waits for a server that does not answer is ended after this time; an open copy is rolled back. */
const stopMs = 1_000

/**
 * Starts the thread, because copying a large import takes seconds of processor time and would block the event loop.
 *
 * @throws {Error} when the file cannot be created.
 */
export async function openMirror(task: MirrorTask, log: Log): Promise<Mirror> {
  // Created here, so that the stock can be opened from it at once.
  const db = await openMirrorFile(task.file, log)
  db.close()
  const worker = new Worker(new URL('./mirror-thread.ts', import.meta.url), { workerData: task })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let state: DatabaseState = { state: 'away', since: Date.now() }
  let closing: Promise<void> | null = null

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: MirrorMessage) => {
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'state') state = message.state
      else log[message.level](message.fields, message.message)
    })
    worker.once('exit', () => reject(new Error('The local copy of the stock was closed before it was ready')))
  })
  // Who waits for it gets the error; without anyone it is no failure of the process.
  ready.catch(() => undefined)
  worker.on('error', (error) => {
    log.error({ err: error }, 'the local copy of the stock is no longer kept current: restart')
    state = { state: 'lagging', since: Date.now() }
  })

  async function stop(): Promise<void> {
    worker.postMessage('stop')
    const deadline = setTimeout(() => void worker.terminate(), stopMs)
    await ended
    clearTimeout(deadline)
  }

  return {
    ready,
    state: () => state,
    close() {
      closing ??= stop()
      return closing
    },
  }
}
