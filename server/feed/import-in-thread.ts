import { Worker } from 'node:worker_threads'
import type { FeedState } from '#domain/stock/store.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import { FeedError, HeldBackError } from './feed-error.ts'
import type { ImportSummary } from './import-summary.ts'
import { type Comparison, StockChangedError } from './staff/compare-stock.ts'

export interface ThreadTask {
  file: string
  stock: StockPlace
  rejectsFile: string
  pictureHosts?: readonly string[]
  /** For CSV. */
  map?: ColumnMap | undefined
  /** Of the feed that is polled. */
  feedState?: FeedState | undefined
  /** Of a file that a person reads in. Absent: it is the whole stock. */
  staff?: StaffTask
}

/** How a person reads in a file: see `createStaffFiles`. */
export interface StaffTask {
  /** Vehicles that it does not have leave, however many: the person has seen which. */
  isWhole: boolean
  /** Everything is rolled back. */
  isTrial: boolean
  /** `Comparison.digest` of what the person has seen. */
  expected: string | null
}

export interface Imported {
  summary: ImportSummary
  /** Of a file that a person reads in. */
  comparison: Comparison | null
}

export type ThreadOutcome = Imported | { fault: string; kind: 'failed' | 'held back' | 'stock changed' }

const stopped = 'Stopped: the stock is as it was'

/** For a thread that was told to stop: it may wait for another process that writes the stock. */
const stopMs = 2_000

/** Replaces the stock by a file. Throws as `runInThread`. */
export async function importInThread(task: ThreadTask, signal?: AbortSignal): Promise<ImportSummary> {
  return (await runInThread(task, signal)).summary
}

/**
 * Imports a file in a worker thread, because a large import takes many seconds of processor time and would block the event
 * loop.
 *
 * @throws {FeedError} when the import failed, was held back or was stopped; the stock is unchanged.
 * @throws {StockChangedError} when a person has seen another stock.
 */
export async function runInThread(task: ThreadTask, signal?: AbortSignal): Promise<Imported> {
  const worker = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: task })
  let timer: NodeJS.Timeout | undefined
  function stop(): void {
    worker.postMessage('stop')
    // Its transaction is rolled back when the thread's connection is closed.
    timer = setTimeout(() => void worker.terminate(), stopMs)
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    const outcome = await outcomeOf(worker)
    if ('summary' in outcome) return outcome
    if (signal?.aborted) throw new FeedError(stopped)
    if (outcome.kind === 'stock changed') throw new StockChangedError(outcome.fault)
    throw outcome.kind === 'held back' ? new HeldBackError(outcome.fault) : new FeedError(outcome.fault)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Resolves when the thread has ended, and so no longer locks the stock. */
function outcomeOf(worker: Worker): Promise<ThreadOutcome> {
  return new Promise((resolve, reject) => {
    let outcome: ThreadOutcome = { fault: 'The import ended without a word', kind: 'failed' }
    worker.on('message', (message: ThreadOutcome) => {
      outcome = message
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(outcome))
  })
}
