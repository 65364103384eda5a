import type { Query } from 'facet-index'
import { parseFilters } from '../domain/search/parse-query.ts'
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
        const params = toParams(filters)
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

/** Several words of one field are repeated parameters. */
function toParams(filters: Query['filters']): URLSearchParams {
  const params = new URLSearchParams()
  for (const [field, filter = []] of Object.entries(filters)) {
    if (typeof filter === 'string') params.append(field, filter)
    else if ('low' in filter) params.append(field, `${endOf(filter.low)}-${endOf(filter.high)}`)
    else for (const word of filter) params.append(field, word)
  }
  return params
}

/** An open end is infinite. */
function endOf(value: number): string {
  return Number.isFinite(value) ? String(value) : ''
}
