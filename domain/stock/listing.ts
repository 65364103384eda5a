import type { NumberField, WordField } from './filter-fields.ts'
import type { VehicleType } from './vehicle-type.ts'

/** Degrees, WGS 84. */
export interface Place {
  latitude: number
  longitude: number
}

/**
 * What search knows of a vehicle on the forecourt: the filter fields and what the sort orders need.
 * Made from a stock record by `toListing`; a field the record lacks is undefined and no filter on it matches.
 */
export interface Listing {
  id: string
  type: VehicleType
  words: { readonly [F in WordField]?: string }
  /** Whole numbers ≥ 0 of 1/`scaleOf(field)`, below 2^31. Prices in whole pounds, pence dropped. */
  numbers: { readonly [F in NumberField]?: number }
  place?: Place
  /** When it came to the forecourt, whole epoch milliseconds; 0 when unknown. */
  arrived: number
  /** Higher comes first in the order `relevance`; see docs/relevance.md. A whole number from 0 to 65,535. */
  relevance: number
}
