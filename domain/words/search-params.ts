import { defaultSortOrder, type SortOrder } from '../stock/sort-orders.ts'
import type { PhraseFilters } from './format-reading.ts'

/** The query of the results page: the filters, then the order unless it is the default. */
export function searchParamsOf({
  filters,
  sort,
}: {
  filters: PhraseFilters
  sort: SortOrder
}): URLSearchParams {
  const pairs = Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(sort === defaultSortOrder ? pairs : [...pairs, ['sort', sort]])
}
