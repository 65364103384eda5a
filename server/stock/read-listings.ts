import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { readInThreads } from './read-in-threads.ts'

/** Below this threads take longer to begin than they save. */
const fewRecords = 20_000
const mostThreads = 4

/** Every listing of the store, in batches. A large stock in a file is read by as many threads as there are processors. */
export async function* readListings(
  store: StockStore,
  file: string | null = null,
): AsyncGenerator<Listing[], void> {
  const threads = Math.min(availableParallelism(), mostThreads)
  if (file !== null && threads > 1 && (await store.count()) >= fewRecords) {
    yield* readInThreads(file, threads)
    return
  }
  for await (const batch of store.all()) {
    yield listingsOf(batch)
    await nextTurn()
  }
}

export function listingsOf(records: readonly StockRecord[]): Listing[] {
  const listings: Listing[] = []
  for (const record of records) {
    const listing = toListing(record)
    if (listing) listings.push(listing)
  }
  return listings
}
