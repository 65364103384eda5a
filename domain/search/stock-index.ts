import {
  type FacetIndex,
  type IndexOptions,
  openFacetIndex,
  type Query,
  type Rows,
  runTask,
  type Task,
} from 'facet-index'
import type { Range } from '../stock/bands.ts'
import type { Listing, ListingValues } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { exampleAssumed } from './example-assumed.ts'
import { countRanges, toIndexFilters, toIndexSort, withPriceFacet } from './index-filters.ts'
import type { Assumed, Facets, Filters, OfRanges, SearchQuery } from './query.ts'
import { createStockBuilder, packListings, type StockColumns } from './stock-columns.ts'
import { createStockList } from './stock-list.ts'

/** `listing` is null when the vehicle is no longer for sale. */
export interface ListingChange {
  id: string
  listing: Listing | null
}

export interface SearchHits {
  total: number
  /** Ids of the requested page, in order. */
  ids: string[]
}

/** Faceted search over the vehicles for sale. Every answer reflects all changes applied so far. */
export interface StockIndex {
  search(query: SearchQuery): SearchHits
  /** A field's own filter does not narrow its facet. */
  facets(type: VehicleType, filters: Filters): Facets
  /** `search` and `facets` in one pass, for a results page. */
  searchWithFacets(query: SearchQuery): SearchHits & { facets: Facets }
  /** How many listings each range finds, both ends included. A field's own filter does not narrow its counts. */
  rangeCounts(type: VehicleType, filters: Filters, ranges: OfRanges<Range>): OfRanges<number>
  count(type: VehicleType): number
  /** Ids of every type together, by make, model and id. */
  list(page: { offset: number; limit: number }): string[]
  /** All matching listings column by column; read them before the next `apply` or `compact`. */
  select(type: VehicleType, filters: Filters): Rows
  /** A word of one listing as shown; undefined when the listing or the word is absent. */
  keyword(id: string, field: string): string | undefined
  /** One listing as it was applied; undefined when absent. */
  record(id: string): Listing | undefined
  /** Adds, replaces and removes. The last change of an id wins. */
  apply(changes: readonly ListingChange[]): void
  /**
   * Collects more changes than one call of `apply` should take. Until the draft is finished, the index may be queried and
   * compacted, and must not be changed.
   */
  draft(): StockDraft
  /** One short step of a due compaction; true while more is waiting. */
  compact(): boolean
  /** Compacts all pending changes, whether due or not. */
  settle(): Task<void>
  /** The listings as of the last compactions, without later changes. */
  columns(): StockColumns
  /** Runs typical queries, so that their code is compiled before the first visitor. */
  warmUp(): Task<void>
}

/** Changes that no answer shows yet. */
export interface StockDraft {
  /** As `apply` of the index. */
  apply(changes: readonly ListingChange[]): void
  /** Makes the next index beside the present one. All changes show at once when the returned function is called. */
  finish(): Task<() => void>
}

/** When several listings have the same id, the last one wins. Of a made-up dealer, for tests and benchmarks. */
export function createStockIndex(listings: Iterable<Listing>, options: IndexOptions = {}): StockIndex {
  const unique = new Map<string, Listing>()
  for (const listing of listings) unique.set(listing.id, listing)
  const builder = createStockBuilder()
  const all = [...unique.values()]
  for (let from = 0; from < all.length; from += batchSize)
    builder.add(packListings(all.slice(from, from + batchSize)))
  return runTask(openStockIndex(runTask(builder.finish()), exampleAssumed, options))
}

const batchSize = 8_192

/** One index for each type of vehicle, so that no query reads vehicles of another type. */
export function* openStockIndex(
  columns: StockColumns,
  assumed: Assumed,
  options: IndexOptions = {},
): Task<StockIndex> {
  const byType: Partial<Record<VehicleType, FacetIndex>> = {}
  for (const type of vehicleTypes) byType[type] = yield* openFacetIndex(columns[type], options)
  const indexes = byType as Record<VehicleType, FacetIndex>
  const all = () => vehicleTypes.map((type) => indexes[type])
  const list = createStockList(all)
  const filtersOf = (type: VehicleType, filters: Filters) => toIndexFilters(type, filters, assumed)

  function toIndexQuery({ type, filters, sort, ...query }: SearchQuery): Query {
    return {
      offset: 0,
      ...query,
      from: filters.from ?? assumed.from,
      filters: filtersOf(type, filters),
      sort: toIndexSort(type, sort, filters),
    }
  }

  return {
    search: (query) => indexes[query.type].search(toIndexQuery(query)),
    facets: (type, filters) =>
      withPriceFacet(
        indexes[type],
        type,
        filters,
        indexes[type].facets(filtersOf(type, filters)) as Facets,
        assumed,
      ),
    searchWithFacets(query) {
      const { type, filters } = query
      const { facets, ...hits } = indexes[type].searchWithFacets(toIndexQuery(query))
      return { ...hits, facets: withPriceFacet(indexes[type], type, filters, facets as Facets, assumed) }
    },
    rangeCounts: (type, filters, ranges) => countRanges(indexes[type], type, filters, ranges, assumed),
    count: (type) => indexes[type].size(),
    list: (page) => list.ids(page),
    select: (type, filters) => indexes[type].select(filtersOf(type, filters)),
    keyword: (id, field) =>
      all()
        .map((index) => index.keyword(id, field))
        .find((word) => word !== undefined),
    record(id) {
      for (const type of vehicleTypes) {
        const record = indexes[type].record(id)
        if (record) return { id, type, values: record.values as unknown as ListingValues }
      }
    },
    apply(changes) {
      for (const type of vehicleTypes) indexes[type].apply(changesOf(type, changes))
    },
    draft() {
      const drafts = vehicleTypes.map((type) => ({ type, draft: indexes[type].draft() }))
      return {
        apply(changes) {
          for (const { type, draft } of drafts) draft.apply(changesOf(type, changes))
        },
        *finish() {
          const next: Partial<typeof indexes> = {}
          for (const { type, draft } of drafts) next[type] = yield* draft.finish()
          return () => {
            Object.assign(indexes, next)
          }
        },
      }
    },
    compact: () =>
      all()
        .map((index) => index.compact())
        .includes(true),
    *settle() {
      for (const index of all()) yield* index.settle()
    },
    columns: () =>
      Object.fromEntries(vehicleTypes.map((type) => [type, indexes[type].columns()])) as StockColumns,
    *warmUp() {
      for (const index of all()) if (index.size() > 0) yield* index.warmUp()
    },
  }
}

/** The changes for one per-type index: a vehicle of another type is removed. */
function changesOf(type: VehicleType, changes: readonly ListingChange[]) {
  return changes.map(({ id, listing }) => ({ id, record: listing?.type === type ? listing : null }))
}
