import type { FacetValue } from '#domain/search/query.ts'
import type { TextField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import type { FilterControl } from './filter-controls.ts'
import type { NearMatch, Offer } from './offers.ts'
import type { RangeControl } from './range-controls.ts'
import type { SearchChoice } from './search-choice.ts'
import type { ActiveFilter } from './search-words.ts'

/** Everything that a search page shows, as text and plain data. */
export interface SearchView {
  type: VehicleType
  choice: SearchChoice
  controls: FilterControl[]
  /** A from and a to select for each of price, monthly price, year and mileage; without those that have no values. */
  ranges: RangeControl[]
  /** The filters in use, those without a control included. */
  active: ActiveFilter[]
  total: number
  vehicles: CardVehicle[]
  /** Where the distances on the cards are measured from, in words; null unless sorted or filtered by distance. */
  distancesFrom: string | null
  /** From 1; past `pageCount` when the address asks for too much. */
  page: number
  pageCount: number
  /** What in the address was invalid, in sentences for the visitor. */
  faults: string[]
  /** The filter whose list of checkboxes the address opens. */
  several: TextField | null
  /** What was typed into the search box, or ''. */
  phrase: string
  /** Whether the phrase was added to the results that it was typed on. */
  isNarrowed: boolean
  /** Words of a phrase that the search box did not understand. */
  notUnderstood: string[]
  /** The smallest changes that would find something, and vehicles that they would find. Empty unless nothing was found. */
  offers: Offer[]
  nearMatches: NearMatch[]
  /** Great and good prices among the results, to narrow them by; without the one in use. */
  goodPrices: FacetValue[]
}
