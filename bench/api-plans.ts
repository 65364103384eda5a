import type { Unseen } from './api-queries.ts'

/** One row of the report: what is asked, and how it must be answered. */
export interface Plan {
  what: string
  status: number
  paths(unseen: Unseen, count: number): string[]
  headers?: Record<string, string>
  /** Sends the tag of its only path. */
  revalidates?: boolean
}

const searches = (queries: readonly string[]) => queries.map((query) => `/api/vehicles/search/car?${query}`)
const facets = (queries: readonly string[]) => queries.map((query) => `/api/vehicles/facets/car?${query}`)
const compressed = { 'accept-encoding': 'br, gzip' }

/** The first plan is asked of the peers too. */
export function createPlans(repeated: readonly string[]): [Plan, ...Plan[]] {
  return [
    { what: 'search, unseen queries', status: 200, paths: (unseen, count) => searches(unseen(count)) },
    {
      what: 'search, unseen queries, br accepted',
      status: 200,
      paths: (unseen, count) => searches(unseen(count)),
      headers: compressed,
    },
    { what: 'search, repeated queries', status: 200, paths: () => searches(repeated) },
    {
      what: 'search, repeated queries, br accepted',
      status: 200,
      paths: () => searches(repeated),
      headers: compressed,
    },
    { what: 'facets, unseen queries', status: 200, paths: (unseen, count) => facets(unseen(count)) },
    {
      what: 'facets, unseen queries, br accepted',
      status: 200,
      paths: (unseen, count) => facets(unseen(count)),
      headers: compressed,
    },
    {
      what: '304 for the current tag',
      status: 304,
      paths: () => searches(repeated.slice(0, 1)),
      revalidates: true,
    },
  ]
}
