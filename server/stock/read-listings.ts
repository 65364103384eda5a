import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ListingBatch } from '#domain/search/listing-batch.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { packRecords } from './pack-records.ts'
import { readInThreads } from './read-in-threads.ts'

/** Below this threads take longer to begin than they save. */
const fewRecords = 20_000
const mostThreads = 4

/** Every listing of the store. A large stock in a file is read by as many threads as there are processors. */
export async function* readListings(
  store: StockStore,
  file: string | null,
): AsyncGenerator<ListingBatch[], void> {
  const threads = Math.min(availableParallelism(), mostThreads)
  if (file !== null && threads > 1 && (await store.count()) >= fewRecords) {
    yield* readInThreads(file, threads)
    return
  }
  yield* packRecords(inTurns(store.all()))
}

/** Lets the event loop go round after each batch. */
async function* inTurns<T>(batches: AsyncIterable<T>): AsyncGenerator<T, void> {
  for await (const batch of batches) {
    yield batch
    await nextTurn()
  }
}
