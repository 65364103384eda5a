import { createStockIndex } from '../domain/search/create-stock-index.ts'
import { createScanIndex } from '../domain/search/oracle.ts'
import type { ListingChange } from '../domain/search/stock-index.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { differs } from './differs.ts'
import { generateListings } from './generate-listings.ts'
import { generateQueries } from './generate-queries.ts'
import { between, createRandom, pick, type Random } from './random.ts'

interface Options {
  count: number
  queries: number
  changes: number
  seed: number
  say(line: string): void
}

export interface VerifyReport {
  count: number
  queries: number
  /** Queries whose answer was not the oracle's. */
  before: number
  /** So many random adds, removals and changes later, some of them merged and some not. */
  changes: number
  after: number
}

const slice = 64

/** Compares answers with those of the plain scan, to every id and every count. */
export function verifySearch({ count, queries, changes, seed, say }: Options): VerifyReport {
  const random = createRandom(seed)
  const listings = [...generateListings(count, seed)]
  const arriving = [...generateListings(changes, seed + 2)]
  const index = createStockIndex(listings)
  const oracle = createScanIndex(listings)

  function compare(seedOfQueries: number, name: string): number {
    let differences = 0
    for (const [i, query] of generateQueries(listings, queries, seedOfQueries).entries()) {
      if (differs(oracle.searchWithFacets(query), index.searchWithFacets(query))) differences++
      if (i % 50 === 49) say(`${name}: ${i + 1} queries, ${differences} differences`)
    }
    return differences
  }

  const before = compare(seed + 1, 'before the changes')
  for (let made = 0; made < changes; made += slice) {
    const some = Array.from({ length: Math.min(slice, changes - made) }, (_, i) =>
      createChange(random, listings, arriving[made + i] as Listing),
    )
    index.apply(some)
    oracle.apply(some)
    for (let step = 0; step < 20; step++) index.maintain()
  }
  return { count, queries, before, changes, after: compare(seed + 3, 'after the changes') }
}

/** One in four adds, one removes, the others change any fields of a car that may have gone. */
function createChange(random: Random, listings: readonly Listing[], arriving: Listing): ListingChange {
  const kind = between(random, 0, 3)
  if (kind === 0) return { id: arriving.id, listing: arriving }
  const { id } = pick(random, listings)
  return { id, listing: kind === 1 ? null : { ...arriving, id } }
}
