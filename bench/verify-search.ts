import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { differs } from 'facet-index/bench/differs.ts'
import { between, createRandom, pick, type Random } from 'facet-index/bench/random.ts'
import { createScanIndex, type ScannedStock } from '../domain/search/oracle.ts'
import { createStockIndex, type ListingChange, type StockIndex } from '../domain/search/stock-index.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateListings } from './generate-listings.ts'
import { generateSearches, type Search } from './generate-searches.ts'

export interface VerifyOptions {
  count: number
  queries: number
  changes: number
  seed: number
}

/** Every `parts`-th query from `part` on. */
export interface VerifyShare extends VerifyOptions {
  part: number
  parts: number
}

export interface VerifyReport {
  count: number
  queries: number
  /** Queries whose answer was not the oracle's. */
  before: number
  /** Random additions, removals and replacements, some of them compacted and some not. */
  changes: number
  after: number
}

const slice = 64

/** A message of a thread: the number of queries done so far, at the end with its differences. */
export type VerifyMessage = { name: string; done: number } | { before: number; after: number }

/**
 * Compares every total, id and count of the answers with those of the oracle. The oracle takes a second per query, so each
 * processor runs a share of the queries on its own copy of the stock.
 */
export async function verifySearch(
  options: VerifyOptions & { say(line: string): void },
): Promise<VerifyReport> {
  const { say, ...rest } = options
  const parts = Math.min(availableParallelism(), 4)
  const done = new Map<string, number>()
  const shares = Array.from({ length: parts }, async (_, part) => {
    const workerData: VerifyShare = { ...rest, part, parts }
    const worker = new Worker(new URL('./verify-thread.ts', import.meta.url), { workerData })
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
      const said = message as VerifyMessage
      if ('before' in said) return said
      done.set(said.name, (done.get(said.name) ?? 0) + said.done)
      say(`${said.name}: ${done.get(said.name)} of ${rest.queries} queries`)
    }
    throw new Error('A thread has ended before its share')
  })
  const found = await Promise.all(shares)
  const sum = (which: 'before' | 'after') => found.reduce((total, share) => total + share[which], 0)
  const { count, queries, changes } = rest
  return { count, queries, before: sum('before'), changes, after: sum('after') }
}

/** Returns how many queries of the share differed, before and after the changes. */
export function verifyShare(
  { count, queries, changes, seed, part, parts }: VerifyShare,
  post: (message: VerifyMessage) => void,
): { before: number; after: number } {
  const random = createRandom(seed)
  const listings = [...generateListings(count, seed)]
  const arriving = [...generateListings(changes, seed + 2)]
  const index = createStockIndex(listings)
  const oracle = createScanIndex(listings)

  function compare(seedOfQueries: number, name: string): number {
    let [differences, done] = [0, 0]
    for (const [i, search] of generateSearches(listings, queries, seedOfQueries).entries()) {
      if (i % parts !== part) continue
      if (!agree(oracle, index, search)) differences++
      if (++done < 50) continue
      post({ name, done })
      done = 0
    }
    if (done > 0) post({ name, done })
    return differences
  }

  const before = compare(seed + 1, 'before the changes')
  for (let made = 0; made < changes; made += slice) {
    const some = Array.from({ length: Math.min(slice, changes - made) }, (_, i) =>
      createChange(random, listings, arriving[made + i] as Listing),
    )
    index.apply(some)
    oracle.apply(some)
    for (let step = 0; step < 20; step++) index.compact()
  }
  return { before, after: compare(seed + 3, 'after the changes') }
}

function agree(oracle: ScannedStock, index: StockIndex, { query, ranges }: Search): boolean {
  if (differs(oracle.searchWithFacets(query), index.searchWithFacets(query))) return false
  const { type, filters } = query
  return (
    ranges === null ||
    isDeepStrictEqual(oracle.rangeCounts(type, filters, ranges), index.rangeCounts(type, filters, ranges))
  )
}

/** One in four adds, one removes, the others change any fields of a car, which may have been removed before. */
function createChange(random: Random, listings: readonly Listing[], arriving: Listing): ListingChange {
  const kind = between(random, 0, 3)
  if (kind === 0) return { id: arriving.id, listing: arriving }
  const { id } = pick(random, listings)
  return { id, listing: kind === 1 ? null : { ...arriving, id } }
}
