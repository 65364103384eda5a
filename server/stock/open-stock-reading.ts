import { availableParallelism } from 'node:os'
import type { StockStore } from '#domain/stock/store.ts'
import { readHere } from './read-here.ts'
import { readInThreads } from './read-in-threads.ts'
import type { StockReading } from './stock-reading.ts'

/** Below this threads take longer to begin than they save. */
const fewRecords = 20_000
const mostThreads = 4

/** A large stock in a file is read by as many threads as there are processors. */
export async function openStockReading(store: StockStore, file: string | null): Promise<StockReading> {
  const threads = Math.min(availableParallelism(), mostThreads)
  const isWorthIt = file !== null && threads > 1 && (await store.count()) >= fewRecords
  return isWorthIt ? readInThreads(file, threads) : readHere(store)
}
