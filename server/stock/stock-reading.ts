import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type PositionTask, runPositionTask } from '#domain/appraisal/position-task.ts'
import type { ListingBatch } from '#domain/search/listing-batch.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { packRecords } from './pack-records.ts'
import { readInThreads } from './read-in-threads.ts'
import { runInTurns } from './run-in-turns.ts'

/** The long part of reading a whole stock. */
export interface StockReading {
  /** How many processors work on it. */
  parts: number
  /** Every listing once. */
  listings(): AsyncGenerator<ListingBatch[], void>
  /** The codes of each task; of at most `parts`, once, and after all listings. */
  positions(tasks: readonly PositionTask[]): Promise<Uint8Array[]>
  close(): Promise<void>
}

/** Below this threads take longer to begin than they save. */
const fewRecords = 20_000
const mostThreads = 4

/** A large stock in a file is read by as many threads as there are processors. */
export async function openStockReading(store: StockStore, file: string | null): Promise<StockReading> {
  const threads = Math.min(availableParallelism(), mostThreads)
  const isWorthIt = file !== null && threads > 1 && (await store.count()) >= fewRecords
  return isWorthIt ? readInThreads(file, threads) : readHere(store)
}

/** By this thread, which goes on with its other work between batches. */
export function readHere(store: StockStore): StockReading {
  return {
    parts: 1,
    listings: () => packRecords(inTurns(store.all())),
    async positions(tasks) {
      const codes: Uint8Array[] = []
      for (const task of tasks) codes.push(await runInTurns(runPositionTask(task)))
      return codes
    },
    async close() {},
  }
}

async function* inTurns<T>(batches: AsyncIterable<T>): AsyncGenerator<T, void> {
  for await (const batch of batches) {
    yield batch
    await nextTurn()
  }
}
