import { isDeepStrictEqual } from 'node:util'
import { between, createRandom, pick, type Random } from 'facet-index/bench/random.ts'
import { createScanIndex, type ScannedStock } from '../domain/search/oracle.ts'
import { createStockIndex, type ListingChange, type StockIndex } from '../domain/search/stock-index.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateListings } from './listings.ts'
import { say, type Table } from './report.ts'
import { generateSearches, type Search } from './verify-queries.ts'

interface Options {
  count: number
  queries: number
  /** Random additions, removals and replacements, some of them compacted and some not. */
  changes: number
  seed: number
}

const slice = 64

/**
 * Compares every total, id and count of the answers of the stock index with those of the brute-force oracle, which takes
 * a second for a query on 440,021 cars.
 */
export function verifySearch({ count, queries, changes, seed }: Options): Table & { differences: number } {
  const random = createRandom(seed)
  const listings = [...generateListings(count, seed)]
  const arriving = [...generateListings(changes, seed + 2)]
  const index = createStockIndex(listings)
  const oracle = createScanIndex(listings)

  function countDifferences(seedOfQueries: number): number {
    const searches = generateSearches(listings, queries, seedOfQueries)
    let differences = 0
    for (const [number, search] of searches.entries()) {
      if (!agree(oracle, index, search)) differences += 1
      if ((number + 1) % 50 === 0) say(`${number + 1} of ${queries} queries`)
    }
    return differences
  }

  const before = countDifferences(seed + 1)
  for (let made = 0; made < changes; made += slice) {
    const some = Array.from({ length: Math.min(slice, changes - made) }, (_, i) =>
      createChange(random, listings, arriving[made + i] as Listing),
    )
    index.apply(some)
    oracle.apply(some)
    for (let step = 0; step < 20; step++) index.compact()
  }
  const after = countDifferences(seed + 3)
  return {
    columns: ['index', 'queries', 'answers that differ from those of the oracle'],
    rows: [
      ['as it was built', queries, before],
      [`after ${changes} changes`, queries, after],
    ],
    differences: before + after,
  }
}

function agree(oracle: ScannedStock, index: StockIndex, { query, ranges }: Search): boolean {
  if (!isDeepStrictEqual(oracle.searchWithFacets(query), index.searchWithFacets(query))) return false
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
