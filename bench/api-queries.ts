import type { Query } from 'facet-index'
import { formatFilters, parseFilters } from '../domain/search/parse-query.ts'
import type { Filters } from '../domain/search/query.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { isSortOrder } from '../domain/stock/sort-orders.ts'
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
        // The index has sort orders of its own besides those of the API.
        if (!isSortOrder(sort)) continue
        const params = formatFilters(listed(filters))
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

function listed(filters: Query['filters']): Filters {
  const lists = Object.entries(filters).map(([field, filter]) => [
    field,
    typeof filter === 'string' ? [filter] : filter,
  ])
  return Object.fromEntries(lists)
}
