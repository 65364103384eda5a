import { between, createRandom, pick, type Random } from 'facet-index/bench/random.ts'
import { dealership } from '../content/dealership.ts'
import type { Filters, OfRanges, SearchQuery } from '../domain/search/query.ts'
import type { Range } from '../domain/stock/bands.ts'
import { equipmentNames } from '../domain/stock/equipment.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateCarQueries } from './queries.ts'

export interface Search {
  query: SearchQuery
  /** To be counted beside it; null for most searches, because the oracle reads all cars for each range. */
  ranges: OfRanges<Range> | null
}

/**
 * The queries of `generateCarQueries` with what only the stock index answers: a third are filtered by distance too, a
 * third by monthly price, a third by equipment, and for one in eight some ranges are counted.
 */
export function generateSearches(listings: readonly Listing[], count: number, seed: number): Search[] {
  const random = createRandom(seed + 1)
  return generateCarQueries(listings, count, seed).map((carQuery) => {
    const filters = {
      ...carQuery.filters,
      ...(random() < 1 / 3 && { distance: upTo(between(random, 1, 300)), from: placeOf(random) }),
      ...(random() < 1 / 3 && { monthlyPrice: rangeOf(random, 600) }),
      ...(random() < 1 / 3 && { equipment: [pick(random, equipmentNames), pick(random, equipmentNames)] }),
    }
    const query = { ...carQuery, type: 'car', filters: filters as Filters } as SearchQuery
    return { query, ranges: random() < 1 / 8 ? rangesOf(random) : null }
  })
}

function rangesOf(random: Random): OfRanges<Range> {
  return {
    price: [rangeOf(random, 30_000)],
    monthlyPrice: [rangeOf(random, 600)],
    year: [{ low: 2_015, high: between(random, 2_015, 2_026) }],
    mileage: [upTo(between(random, 0, 90_000))],
    distance: [upTo(between(random, 1, 300))],
  }
}

function rangeOf(random: Random, most: number): Range {
  const low = between(random, 0, most)
  return { low, high: random() < 0.3 ? Number.POSITIVE_INFINITY : low + between(random, 0, most) }
}

function upTo(high: number): Range {
  return { low: Number.NEGATIVE_INFINITY, high }
}

/** The dealership, or a place in Great Britain. */
function placeOf(random: Random) {
  return random() < 0.5 ? dealership : { latitude: 50.5 + 6 * random(), longitude: -4 + 4 * random() }
}
