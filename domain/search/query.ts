import type { FacetValue } from 'facet-index'
import type { Range } from '../stock/bands.ts'
import type { FilterField, NumberField, WordField } from '../stock/filter-fields.ts'
import type { Place } from '../stock/listing.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

export type { FacetValue }

/** Filters by field: a word in any case, or a range of stored whole numbers. */
export type Filters = { readonly [F in WordField]?: string } & { readonly [F in NumberField]?: Range }

export interface SearchQuery {
  type: VehicleType
  filters: Filters
  sort: SortOrder
  /** Where distances are measured from, for the sort order `distance`. */
  from: Place
  offset: number
  limit: number
}

/** For every filter field its offered values: words alphabetically, numbers ascending; no value with count 0. */
export type Facets = { readonly [F in FilterField]: readonly FacetValue[] }
