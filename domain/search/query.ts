import type { FacetValue } from 'facet-index'
import type { FinanceTerms } from '../finance/finance-terms.ts'
import type { VatBasis } from '../finance/vat.ts'
import type { Range } from '../stock/bands.ts'
import type { FacetField, NumberField, TextField } from '../stock/filter-fields.ts'
import type { IsoDay } from '../stock/iso-day.ts'
import type { Place } from '../stock/listing.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

export type { FacetValue, VatBasis }

/** Texts in any case, of which one has to match. Never empty. */
export type Texts = readonly string[]

/** How prices are read. They narrow no search by themselves. */
export interface PriceTerms {
  /** What `price` and the sort orders by price mean for vans and trucks; as advertised if absent. */
  readonly vat?: VatBasis
  /** What `monthlyPrice` means; those of `Assumed` if absent. */
  readonly terms?: FinanceTerms
}

/** Filters by field, ranges in stored whole numbers; and how prices and distances are read. */
export type Filters = { readonly [F in TextField]?: Texts } & {
  readonly [F in NumberField]?: Range
} & PriceTerms & {
    /** Where distances are measured from, to filter and to sort; the dealership if absent: see `Assumed`. It narrows no search by itself. */
    readonly from?: Place
  }

/** What a query means that does not say it. */
export interface Assumed {
  /** The dealer's terms of monthly prices until the visitor chooses. */
  readonly terms: FinanceTerms
  /** Where distances are measured from: the dealership. */
  readonly from: Place
  /** The present day, from which the months of an MOT are counted. */
  readonly today: () => IsoDay
}

export interface SearchQuery {
  type: VehicleType
  filters: Filters
  sort: SortOrder
  /** 0 if absent. */
  offset?: number
  limit: number
}

/** For each field its offered values: words alphabetically, numbers ascending; no value with count 0. */
export type Facets = { readonly [F in FacetField]: readonly FacetValue[] }

/** The fields that are also asked for from one value to another. */
export const rangeFields = ['price', 'monthlyPrice', 'year', 'mileage', 'motMonths'] as const

export type RangeField = (typeof rangeFields)[number]

/** The fields of which any ranges can be counted. */
export const countedFields = [...rangeFields, 'distance'] as const

export type CountedField = (typeof countedFields)[number]

/** Ranges of several fields, or a count for each of them. */
export type OfRanges<T> = { readonly [F in CountedField]?: readonly T[] }
