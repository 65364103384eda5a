import type { Listing } from '../stock/listing.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Facets, Filters, SearchQuery } from './query.ts'

/** `listing` is null when the vehicle has left the forecourt. */
export interface ListingChange {
  id: string
  listing: Listing | null
}

export interface SearchHits {
  total: number
  /** Ids of the asked page, in order. */
  ids: string[]
}

/** Faceted search over the listings on the forecourt. All answers reflect every change applied so far. */
export interface StockIndex {
  search(query: SearchQuery): SearchHits
  /** A field's own filter does not narrow its own list. */
  facets(type: VehicleType, filters: Filters): Facets
  /** `search` and `facets` in one pass, for a results page. */
  searchWithFacets(query: SearchQuery): SearchHits & { facets: Facets }
  count(type: VehicleType): number
  /** Ids of every type together, by make, model and id. */
  list(page: { offset: number; limit: number }): string[]
  /** Adds, replaces and removes. The last change of an id wins. */
  apply(changes: readonly ListingChange[]): void
  /** Does one short step of background merging; true while more is waiting. */
  maintain(): boolean
}
