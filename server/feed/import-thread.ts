import { parentPort, workerData } from 'node:worker_threads'
import { HeldBackError } from './feed-error.ts'
import type { ThreadOutcome, ThreadTask } from './import-in-thread.ts'
import { runImport } from './run-import.ts'
import { StockChangedError } from './staff/compare-stock.ts'

// Runs in the worker thread of `importInThread`.

const stopping = new AbortController()
parentPort?.once('message', () => stopping.abort(new Error('Stopped: the stock is as it was')))
parentPort?.postMessage(await run(workerData as ThreadTask))
parentPort?.close()

async function run(task: ThreadTask): Promise<ThreadOutcome> {
  try {
    return await runImport(task, stopping.signal)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { fault, kind: kindOf(error) }
  }
}

function kindOf(error: unknown) {
  if (error instanceof StockChangedError) return 'stock changed'
  return error instanceof HeldBackError ? 'held back' : 'failed'
}
