import { Worker } from 'node:worker_threads'
import type { FeedState } from '#domain/stock/store.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import { FeedError, HeldBackError } from './feed-error.ts'
import type { ImportSummary } from './import-summary.ts'

export interface ThreadTask {
  file: string
  stock: StockPlace
  rejectsFile: string
  pictureHosts?: readonly string[]
  /** For CSV. */
  map?: ColumnMap | undefined
  /** Of the feed that is polled. */
  feedState?: FeedState | undefined
}

export type ThreadOutcome = { summary: ImportSummary } | { fault: string; isHeldBack?: boolean }

const stopped = 'Stopped: the stock is as it was'

/** For a thread that was told to stop: it may wait for another process that writes the stock. */
const stopMs = 2_000

/**
 * Replaces the stock by a file in a worker thread, because a large import takes many seconds of processor time and
 * would block the event loop.
 *
 * @throws {FeedError} when the import failed, was held back or was stopped; the stock is unchanged.
 */
export async function importInThread(task: ThreadTask, signal?: AbortSignal): Promise<ImportSummary> {
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
    if ('summary' in outcome) return outcome.summary
    if (signal?.aborted) throw new FeedError(stopped)
    throw outcome.isHeldBack ? new HeldBackError(outcome.fault) : new FeedError(outcome.fault)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Resolves when the thread has ended, and so no longer locks the stock. */
function outcomeOf(worker: Worker): Promise<ThreadOutcome> {
  return new Promise((resolve, reject) => {
    let outcome: ThreadOutcome = { fault: 'The import ended without a word' }
    worker.on('message', (message: ThreadOutcome) => {
      outcome = message
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(outcome))
  })
}
