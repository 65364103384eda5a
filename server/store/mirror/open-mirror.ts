import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../log.ts'
import { type Backoff, isLogged, retryDelay } from '../../retry-delay.ts'
import type { CopyState, DatabaseState, MirrorState } from './database-state.ts'
import type { FollowDatabaseOptions } from './follow-database.ts'

/** The local copy of the stock, which a thread of this process keeps current. */
export interface Mirror {
  /**
   * Resolves when the stock can be served: from a copy that is of this database, or while the database is away; or from
   * the database itself, where no copy can be made. Rejects when the mirror is closed before.
   */
  ready: Promise<void>
  database(): DatabaseState
  copy(): CopyState
  close(): Promise<void>
}

export type MirrorTask = Pick<FollowDatabaseOptions, 'file' | 'databaseUrl' | 'readDatabaseUrl' | 'timing'>

/** From the thread. */
export type MirrorMessage =
  | { kind: 'state'; state: MirrorState }
  | { kind: 'lost' }
  | { kind: 'log'; level: keyof Log; fields: object; message: string }

/** What was mended without an operator. */
export type Repair = 'damaged-copy' | 'ended-thread'

interface MirrorOptions {
  log: Log
  /** Called when the copy is another one, or its state has changed. */
  onCopy?: (copy: CopyState) => void
  onRepair?: (repair: Repair) => void
  /** Starts the thread. Default: `mirror-thread.ts`. */
  startThread?: (task: MirrorTask) => Worker
}

/** A thread that waits for a server that does not answer is ended after this time; an open copy is rolled back. */
const stopMs = 1_000
/** Between two starts of the thread. */
const backoff: Backoff = { firstMs: 200, longestMs: 30_000 }

const defaultThread = (task: MirrorTask) =>
  new Worker(new URL('./mirror-thread.ts', import.meta.url), { workerData: task })

/**
 * Starts the thread, because copying a large import takes seconds of processor time and would block the event loop. A
 * thread that ends is started again.
 */
export function openMirror(
  task: MirrorTask,
  { log, onCopy, onRepair, startThread = defaultThread }: MirrorOptions,
): Mirror {
  const stopping = new AbortController()
  const { signal } = stopping
  const ready = Promise.withResolvers<void>()
  // Who waits for it gets the error; without anyone it is no failure of the process.
  ready.promise.catch(() => undefined)
  let state: MirrorState = {
    database: { state: 'away', since: Date.now() },
    copy: { state: 'missing', since: Date.now(), file: null },
  }
  let worker: Worker | null = null

  function use(next: MirrorState): void {
    state = next
    onCopy?.(next.copy)
  }

  /** Resolves when it has ended, to its error or null. */
  function runThread(): Promise<unknown> {
    const thread = startThread(task)
    worker = thread
    thread.on('message', (message: MirrorMessage) => {
      if (message.kind === 'log') return log[message.level](message.fields, message.message)
      if (message.kind === 'lost') return onRepair?.('damaged-copy')
      use(message.state)
      const { copy, database } = message.state
      if (copy.file !== null || (copy.state === 'failing' && database.state !== 'away')) ready.resolve()
    })
    return new Promise((resolve) => {
      thread.once('error', resolve)
      thread.once('exit', () => resolve(null))
    })
  }

  async function run(): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      const error = await runThread()
      worker = null
      if (signal.aborted) return
      if (isLogged(failures))
        log.error({ err: error, failures }, 'the thread that copies the stock has ended: it is started again')
      onRepair?.('ended-thread')
      use({ ...state, copy: { state: 'failing', since: Date.now(), file: state.copy.file } })
      const delayMs = retryDelay(failures - 1, backoff, Math.random())
      await sleep(delayMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    ready.reject(new Error('The local copy of the stock was closed before it was ready'))
    worker?.postMessage('stop')
    const deadline = setTimeout(() => void worker?.terminate(), stopMs)
    await running
    clearTimeout(deadline)
  }

  const running = run()
  return {
    ready: ready.promise,
    database: () => state.database,
    copy: () => state.copy,
    close: stop,
  }
}
