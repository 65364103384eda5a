import type { FacetValue } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import type { FilterControl } from './filter-controls.ts'
import type { Nearest } from './offers.ts'
import type { RangeControl } from './range-controls.ts'
import type { SearchAsked } from './read-search.ts'
import type { SearchChoice } from './search-choice.ts'
import type { ActiveFilter } from './search-words.ts'

/** Everything that a search page shows, as text and plain data. */
export interface SearchView extends Omit<SearchAsked, 'filters' | 'sort' | 'postcode'>, Nearest {
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
  pageCount: number
  /** Whether new matches can be emailed. */
  alerts?: true
  /** Great and good prices among the results, to narrow them by; without the one in use. */
  goodPrices: FacetValue[]
}
