import { formatFilters, parseFilters } from '../domain/search/parse-query.ts'
import type { Filters } from '../domain/search/query.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateCarQueries } from './generate-queries.ts'

/** Takes the next `count` queries, none of which it has given before. */
export type Unseen = (count: number) => string[]

/** The query strings of searches for cars, the same ones for the same seed. */
export function createUnseen(listings: readonly Listing[], seed: number): Unseen {
  const given = new Set<string>()
  let round = seed
  return (count) => {
    const fresh: string[] = []
    while (fresh.length < count) {
      for (const { filters, sort } of generateCarQueries(listings, count, round++)) {
        const params = formatFilters(filters as Filters)
        // The API refuses what a generated range may have: numbers that the field cannot.
        if (parseFilters(params).faults.length > 0) continue
        params.set('sort', sort)
        const query = params.toString()
        if (given.has(query) || fresh.length === count) continue
        given.add(query)
        fresh.push(query)
      }
    }
    return fresh
  }
}
