import { urls } from '../app/urls.ts'
import { exampleAssumed } from '../domain/search/example-assumed.ts'
import { formatFilters, parseFilters } from '../domain/search/parse-query.ts'
import type { Filters } from '../domain/search/query.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { isSortOrder } from '../domain/stock/sort-orders.ts'
import { toListing } from '../domain/stock/to-listing.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { generateCarQueries } from './queries.ts'

/** One row of the report: what is asked, and how it must be answered. */
export interface Kind {
  what: string
  status: 200 | 304
  headers: Readonly<Record<string, string>>
  /** Of pages that are rendered: addresses whose trees the bare render keeps under `path`. Null: the floor sends bytes. */
  trees: { path: string; addresses: readonly string[] } | null
  /** The addresses that are asked for again and again; none where each is asked for once. */
  repeats: readonly string[]
  /** `sample` is at most that many addresses whose answers the floor sends. */
  addresses(sampled: number): { paths: string[]; sample: string[] }
}

const br = { 'accept-encoding': 'br' }
/** More than the site answers in one load. */
const queriesAtOnce = 15_000
const pagesAtOnce = 128
const treesKept = 24

/** The pages and API calls that are measured, on the cars of the site's stock. */
export async function planKinds(dataDir: string, seed: number): Promise<Kind[]> {
  const listings = await readListings(dataDir)
  const unseen = createUnseen(listings, seed)
  const choices = [...new Set(listings.map(({ values: { make = '', model = '' } }) => `${make}\n${model}`))]
    .map((choice) => choice.split('\n'))
    .map(([make = '', model = '']) => String(new URLSearchParams({ make, model })))
  const vehicle = listings.map(({ id }) => urls.vehicle(id))
  const results = urls.search('car')
  const page = (what: string, path: string, addresses: (number: number) => string): [Kind, Kind] => {
    const [rendered, repeated] = [renderedPage(what, path, addresses), repeatedAnswer(what, [path])]
    return [rendered, repeated]
  }
  // Almost the whole stock is cheaper, so every page of results is full.
  const cheaper = (number: number) => urls.search('car', { price: `-${50_000 + number}` })
  const search = (query: string) => `/api/vehicles/search/car?${query}`
  const facets = (query: string) => `/api/vehicles/facets/car?${query}`
  const repeated = unseen(20).map(search)
  return [
    ...page('home', urls.home, (number) => `${urls.home}?${choices[number % choices.length]}`),
    ...page('results', results, cheaper),
    ...page('vehicle', vehicle[0] ?? '', (number) => vehicle[1 + (number % (vehicle.length - 1))] ?? ''),
    ...page(
      'used cars',
      urls.used('car'),
      (number) => `${urls.used('car')}?${choices[number % choices.length]}`,
    ),
    repeatedAnswer('privacy', [urls.privacy]),
    { ...repeatedAnswer('results', [results]), what: 'results, 304', status: 304 },
    unseenAnswer('API search', (count) => unseen(count).map(search), {}),
    unseenAnswer('API search, br', (count) => unseen(count).map(search), br),
    unseenAnswer('API facets', (count) => unseen(count).map(facets), {}),
    repeatedAnswer('API search', repeated),
    { ...repeatedAnswer('API search', repeated.slice(0, 1)), what: 'API search, 304', status: 304 },
  ]
}

function renderedPage(what: string, path: string, address: (number: number) => string): Kind {
  let next = 0
  const many = (count: number) => Array.from({ length: count }, () => address(next++))
  return {
    what: `${what}, rendered`,
    status: 200,
    headers: br,
    trees: { path, addresses: many(treesKept) },
    repeats: [],
    addresses: () => ({ paths: many(pagesAtOnce), sample: [path] }),
  }
}

function repeatedAnswer(what: string, paths: string[]): Kind {
  const addresses = () => ({ paths, sample: paths })
  return { what: `${what}, repeated`, status: 200, headers: br, trees: null, repeats: paths, addresses }
}

function unseenAnswer(what: string, paths: (count: number) => string[], headers: Kind['headers']): Kind {
  return {
    what: `${what}, unseen`,
    status: 200,
    headers,
    trees: null,
    repeats: [],
    addresses: (sampled) => ({ paths: paths(queriesAtOnce), sample: paths(sampled) }),
  }
}

/** Of some of the cars in stock. */
export async function readVehicleIds(dataDir: string): Promise<string[]> {
  return (await readListings(dataDir)).map(({ id }) => id)
}

async function readListings(dataDir: string): Promise<Listing[]> {
  const store = await openSqliteStock(stockFile(dataDir))
  const parts = Math.max(1, Math.round((await store.count()) / 20_000))
  const listings: Listing[] = []
  for await (const records of store.all({ part: 0, parts })) {
    for (const record of records) {
      const listing = toListing(record)
      if (listing?.type === 'car') listings.push(listing)
    }
  }
  await store.close()
  return listings
}

/** Gives query strings of searches for cars, none of them twice. */
function createUnseen(listings: readonly Listing[], seed: number): (count: number) => string[] {
  const given = new Set<string>()
  let round = seed
  return (count) => {
    const fresh: string[] = []
    while (fresh.length < count) {
      for (const { filters, sort } of generateCarQueries(listings, count, round++)) {
        const lists = Object.entries(filters).map(([field, filter]) => [
          field,
          typeof filter === 'string' ? [filter] : filter,
        ])
        const params = formatFilters(Object.fromEntries(lists) as Filters, exampleAssumed.terms)
        // The API refuses what a generated query may have: sort orders of the index alone, numbers that no field can have.
        if (!isSortOrder(sort) || parseFilters(params, exampleAssumed.terms).faults.length > 0) continue
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
