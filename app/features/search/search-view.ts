import type { FacetValue } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import type { ActiveFilter } from './active-filters.ts'
import type { FilterControl } from './filter-controls.ts'
import type { Relaxation } from './relaxations.ts'
import type { SearchChoice } from './search-choice.ts'

/** Everything that a search screen shows, as text and plain data. */
export interface SearchView {
  type: VehicleType
  choice: SearchChoice
  controls: FilterControl[]
  /** The filters in use, those without a control included. */
  active: ActiveFilter[]
  total: number
  vehicles: CardVehicle[]
  /** Where the distances on the cards are measured from, in words; null unless sorted by distance. */
  distancesFrom: string | null
  /** From 1; past `pageCount` when the address asks for too much. */
  page: number
  pageCount: number
  /** What of the address could not be understood, in sentences for the visitor. */
  faults: string[]
  /** Set when nothing was found: what dropping one filter would find. */
  relaxations: Relaxation[]
  /** Great and good prices among the results, as ways to narrow them; that in use left out. */
  goodPrices: FacetValue[]
}
