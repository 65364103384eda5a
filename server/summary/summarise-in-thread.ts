import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { OutboxPlace } from '../store/open-outbox.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import type { Summary } from './summarise.ts'

export type SummaryTask = StockPlace & OutboxPlace & { now: number }

/**
 * The last seven days, counted in a thread with connections of its own: 400,000 vehicles take seconds. @throws what it threw.
 */
export async function summariseInThread(
  { dataDir, databaseUrl, applicationKey }: StockPlace & OutboxPlace,
  now: number,
): Promise<Summary> {
  const task: SummaryTask = { dataDir, databaseUrl, applicationKey, now }
  const worker = new Worker(new URL('./summary-thread.ts', import.meta.url), { workerData: task })
  // The desk may end meanwhile.
  worker.unref()
  const [summary] = (await once(worker, 'message')) as [Summary]
  return summary
}
