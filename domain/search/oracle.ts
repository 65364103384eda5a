import { bandsOf, formatNumber } from '../stock/bands.ts'
import {
  type FilterField,
  filterFields,
  isWordField,
  type NumberField,
  type WordField,
  wordFields,
} from '../stock/filter-fields.ts'
import type { Listing } from '../stock/listing.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { compareCodeUnits, compareWords } from './compare-words.ts'
import type { Facets, FacetValue, Filters, SearchQuery } from './query.ts'
import { sortKey } from './sort-key.ts'
import { createSpellings } from './spellings.ts'
import type { StockIndex } from './stock-index.ts'
import { wordKey } from './word-key.ts'

/** The plain twin of the stock index: it looks at every listing for every question, so that it is easy to trust. */
export function createScanIndex(listings: Iterable<Listing>): StockIndex {
  const byId = new Map<string, Row>()
  const spellings = createSpellings()

  function put(id: string, listing: Listing | null) {
    const before = byId.get(id)
    if (before !== undefined) spellings.forget(before.listing)
    byId.delete(id)
    if (listing === null) return
    byId.set(id, { listing, keys: keysOf(listing) })
    spellings.learn(listing)
  }

  function matching(type: VehicleType, filters: Filters, ignored?: FilterField): Row[] {
    const asked = filterFields.filter((field) => field !== ignored && filters[field] !== undefined)
    const wanted = keysOf({ words: filters })
    return [...byId.values()].filter(
      (row) => row.listing.type === type && asked.every((field) => passes(row, field, filters, wanted)),
    )
  }

  function search({ type, filters, sort, from, offset, limit }: SearchQuery) {
    const hits = matching(type, filters)
      .map(({ listing }) => ({ id: listing.id, key: sortKey(listing, sort, from) }))
      .sort((a, b) => (a.key === b.key ? compareCodeUnits(a.id, b.id) : a.key - b.key))
    return { total: hits.length, ids: hits.slice(offset, offset + limit).map(({ id }) => id) }
  }

  function facets(type: VehicleType, filters: Filters): Facets {
    const passing = matching(type, filters)
    const lists = filterFields.map((field) => {
      const found = filters[field] === undefined ? passing : matching(type, filters, field)
      const values = isWordField(field)
        ? tally(found.flatMap(({ keys }) => keys[field] ?? []))
            .sort(([a], [b]) => compareWords(a, b))
            .map(([key, count]) => ({ value: spellings.of(type, field, key), count }))
        : numberFacet(
            field,
            found.flatMap(({ listing }) => listing.numbers[field] ?? []),
          )
      return [field, values] as const
    })
    return Object.fromEntries(lists) as unknown as Facets
  }

  for (const [id, listing] of new Map(Array.from(listings, (listing) => [listing.id, listing])))
    put(id, listing)

  return {
    search,
    facets,
    searchWithFacets: (query) => ({ ...search(query), facets: facets(query.type, query.filters) }),
    count: (type) => matching(type, {}).length,
    list: ({ offset, limit }) =>
      [...byId.values()]
        .map(({ listing, keys }) => ({ id: listing.id, make: keys.make ?? '', model: keys.model ?? '' }))
        .sort(
          (a, b) =>
            compareWords(a.make, b.make) || compareWords(a.model, b.model) || compareCodeUnits(a.id, b.id),
        )
        .slice(offset, offset + limit)
        .map(({ id }) => id),
    apply: (changes) => {
      for (const { id, listing } of changes) put(id, listing)
    },
    maintain: () => false,
  }
}

/** A listing with what its words are compared by. */
interface Row {
  listing: Listing
  keys: Keys
}

type Keys = { [F in WordField]?: string }

/** Words of which nothing is left are none. */
function keysOf({ words }: { words: { readonly [F in WordField]?: string } }): Keys {
  const keys: Keys = {}
  for (const field of wordFields) {
    const key = wordKey(words[field] ?? '')
    if (key !== '') keys[field] = key
  }
  return keys
}

function passes({ listing, keys }: Row, field: FilterField, filters: Filters, wanted: Keys): boolean {
  if (isWordField(field)) return wanted[field] === undefined || keys[field] === wanted[field]
  const [asked, value] = [filters[field], listing.numbers[field]]
  return asked === undefined || (value !== undefined && value >= asked.low && value <= asked.high)
}

function numberFacet(field: NumberField, values: number[]): FacetValue[] {
  const bands = bandsOf(field)
  if (bands.length === 0) {
    const sorted = tally(values).sort(([a], [b]) => a - b)
    return sorted.map(([value, count]) => ({ value: formatNumber(field, value), count }))
  }
  return bands
    .map(({ value, low, high }) => ({ value, count: values.filter((n) => n >= low && n <= high).length }))
    .filter(({ count }) => count > 0)
}

function tally<T>(values: T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
