import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../log.ts'
import { type Backoff, isLogged, retryDelay } from '../../retry-delay.ts'
import type { DatabaseState, FollowDatabaseOptions } from './follow-database.ts'
import type { CopyState } from './held-copy.ts'

/** The local copy of the stock, which a thread of this process keeps current. */
export interface Mirror {
  /** Resolves when the stock can be served: see `onReady` of `followDatabase`. Rejects when the mirror is closed before. */
  ready: Promise<void>
  state(): DatabaseState
  copy(): CopyState
  /** Has a copy made anew that a reader found damaged. */
  replaceDamaged(file: string): void
  close(): Promise<void>
}

export type MirrorTask = Pick<FollowDatabaseOptions, 'file' | 'databaseUrl' | 'readDatabaseUrl' | 'timing'>

/** From the thread. */
export type MirrorMessage =
  | { kind: 'ready' }
  | { kind: 'state'; state: DatabaseState }
  | { kind: 'copy'; copy: CopyState }
  | { kind: 'log'; level: keyof Log; fields: object; message: string }

/** To the thread. */
export type MirrorRequest = { kind: 'stop' } | { kind: 'damaged'; file: string }

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
/** A thread that ran this long has recovered, so the next failure counts as the first. */
const steadyMs = 60_000

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
  let state: DatabaseState = { state: 'away', since: Date.now() }
  let copy: CopyState = { state: 'missing', since: Date.now(), isDamaged: false }
  let worker: Worker | null = null

  function setCopy(next: CopyState): void {
    const wasDamaged = copy.state === 'missing' && copy.isDamaged
    if (next.state === 'missing' && next.isDamaged && !wasDamaged) onRepair?.('damaged-copy')
    copy = next
    onCopy?.(next)
  }

  /** Resolves when it has ended, to its error or null. */
  function runThread(): Promise<unknown> {
    const thread = startThread(task)
    worker = thread
    thread.on('message', (message: MirrorMessage) => {
      if (message.kind === 'ready') ready.resolve()
      else if (message.kind === 'state') state = message.state
      else if (message.kind === 'copy') setCopy(message.copy)
      else log[message.level](message.fields, message.message)
    })
    return new Promise((resolve) => {
      thread.once('error', resolve)
      thread.once('exit', () => resolve(null))
    })
  }

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const startedAt = performance.now()
      const error = await runThread()
      worker = null
      if (signal.aborted) return
      if (performance.now() - startedAt > steadyMs) failures = 0
      failures += 1
      if (isLogged(failures))
        log.error({ err: error, failures }, 'the thread that copies the stock has ended: it is started again')
      onRepair?.('ended-thread')
      setCopy({ state: 'failing', since: sinceOf(copy), file: copy.state === 'missing' ? null : copy.file })
      await sleep(retryDelay(failures - 1, backoff, Math.random()), undefined, { signal }).catch(
        () => undefined,
      )
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    ready.reject(new Error('The local copy of the stock was closed before it was ready'))
    post({ kind: 'stop' })
    const deadline = setTimeout(() => void worker?.terminate(), stopMs)
    await running
    clearTimeout(deadline)
  }

  const post = (request: MirrorRequest) => worker?.postMessage(request)
  const running = run()
  let closing: Promise<void> | null = null

  return {
    ready: ready.promise,
    state: () => state,
    copy: () => copy,
    replaceDamaged: (file) => post({ kind: 'damaged', file }),
    close() {
      closing ??= stop()
      return closing
    },
  }
}

function sinceOf(copy: CopyState): number {
  return copy.state === 'failing' ? copy.since : Date.now()
}
