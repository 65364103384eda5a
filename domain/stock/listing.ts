import type { FlagsField, IdentifierField, ListedNumber, WordField } from './filter-fields.ts'
import type { VehicleType } from './vehicle-type.ts'

/** Degrees, WGS 84. */
export interface Place {
  latitude: number
  longitude: number
}

/**
 * A vehicle that is listed for sale, as the index holds it: the filter fields and the fields of sort orders. Made from a stock
 * record by `toListing`; a field that the record lacks is undefined, and no filter on it matches.
 */
export interface Listing {
  id: string
  type: VehicleType
  values: ListingValues
}

export type ListingValues = { readonly [F in WordField]?: string } & {
  readonly [F in FlagsField]?: readonly string[]
} & {
  /** Whole numbers ≥ 0 of 1/`scaleOf(field)`, below 2^31. Prices in whole pounds, pence dropped. */
  readonly [F in ListedNumber]?: number
} & {
  /** See `identifierKey`. */
  readonly [F in IdentifierField]?: number
} & {
  /** In pence; what monthly prices are computed from. */
  readonly priceWithVat?: number
  /** In pence; of vans and trucks only. */
  readonly priceWithoutVat?: number
  /** Until when no MOT test is needed, in days since 1970. */
  readonly motUntil?: number
  readonly place?: Place
  /** When the vehicle was first listed, whole epoch milliseconds; 0 when unknown. */
  readonly arrived: number
  /** Higher is first in the sort order `relevance`; see docs/search.md. A whole number from 0 to 65,535. */
  readonly relevance: number
}
