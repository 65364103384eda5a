import { defaultSortOrder, type SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

/** Query parameters of a search, without the order: several values as a list. */
export type PhraseFilters = Readonly<Record<string, string | readonly string[]>>

/** A phrase as a search. */
export interface Interpretation {
  type: VehicleType
  filters: PhraseFilters
  sort: SortOrder
  /** As typed, in the order of the phrase. Never an email address or a telephone number. */
  notUnderstood: readonly string[]
  /** The phrase had an email address or a telephone number. Nothing of it is in the search. */
  hasContactDetails: boolean
}

/** The query of the results page: the filters, then the order unless it is the default. */
export function searchParamsOf({ filters, sort }: Pick<Interpretation, 'filters' | 'sort'>): URLSearchParams {
  const pairs = Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(sort === defaultSortOrder ? pairs : [...pairs, ['sort', sort]])
}
