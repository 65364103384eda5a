import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  createStockBuilder,
  packListings,
  type StockBatch,
  type StockColumns,
} from '#domain/search/stock-columns.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { runCooperatively } from './run-cooperatively.ts'

/** The part of the stock that one thread reads. */
export interface ThreadShare {
  showing: ShowingRules
  file: string
  part: number
  parts: number
}

/** What a thread posts: batches as it reads them, null after the last. */
export type ThreadMessage = StockBatch[] | null

interface ReadOptions {
  /** For the threads; `store` shows its records by them already. Default: everything is shown. */
  showing?: ShowingRules
  /** One per processor by default. */
  threads?: number
  /** A smaller stock is read without threads, because starting them would take longer than they save. */
  fewestForThreads?: number
}

const mostThreads = 4

/**
 * Every listing of the store once, in batches. A large stock in a file is read by as many threads as there are
 * processors, because more than half of the work is parsing JSON; any other by this thread.
 *
 * @param file Null when the store is no file.
 * @throws {Error} when a thread fails.
 */
export async function* readStock(
  store: StockReader,
  file: string | null,
  {
    threads = Math.min(availableParallelism(), mostThreads),
    fewestForThreads = 20_000,
    showing = showsEverything,
  }: ReadOptions = {},
): AsyncGenerator<StockBatch[], void> {
  const isLarge = file !== null && threads > 1 && (await store.count()) >= fewestForThreads
  yield* isLarge ? readInThreads(file, threads, showing) : packRecords(store)
}

/** The columns of the store's listings, without price positions. The parameters are those of `readStock`. */
export async function readColumns(
  store: StockReader,
  file: string | null,
  showing: ShowingRules,
): Promise<StockColumns> {
  const builder = createStockBuilder()
  for await (const batches of readStock(store, file, { showing })) builder.add(batches)
  return await runCooperatively(builder.finish())
}

/** Listings in a batch: many, because each batch has a fixed cost. */
const fullBatch = 2_000

/** The listings of one share of the store, or of all of it. The event loop gets a turn after every few records. */
export async function* packRecords(
  store: Pick<StockReader, 'all'>,
  share?: { part: number; parts: number },
): AsyncGenerator<StockBatch[], void> {
  let listings: Listing[] = []
  for await (const records of store.all(share)) {
    for (const record of records) {
      const listing = toListing(record)
      if (listing !== null) listings.push(listing)
    }
    await nextTurn()
    if (listings.length < fullBatch) continue
    yield packListings(listings)
    listings = []
  }
  yield packListings(listings)
}

/** Takes a message from each thread in turn, so that the same stock always gives the same index. */
async function* readInThreads(
  file: string,
  parts: number,
  showing: ShowingRules,
): AsyncGenerator<StockBatch[], void> {
  const script = new URL('./read-stock-thread.ts', import.meta.url)
  const threads = Array.from({ length: parts }, (_, part) => {
    const workerData: ThreadShare = { file, part, parts, showing }
    const worker = new Worker(script, { workerData })
    // Listens before anything is awaited, so that no message and no error is missed.
    return { worker, messages: messagesOf(on(worker, 'message', { close: ['exit'] })) }
  })
  try {
    const reading = new Set(threads)
    while (reading.size > 0) {
      for (const thread of [...reading]) {
        const batches = (await thread.messages.next()).value
        if (batches === null) reading.delete(thread)
        else yield batches
      }
    }
  } finally {
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }
}

async function* messagesOf(events: AsyncIterable<unknown>): AsyncGenerator<ThreadMessage, never> {
  for await (const event of events) yield (event as [ThreadMessage])[0]
  throw new Error('A thread ended before it had read its share of the stock')
}
