import { defaultSortOrder } from '../stock/sort-orders.ts'
import type { Interpretation } from './interpret.ts'

/** The query of the results page: the filters, then the order unless it is the default. */
export function searchParamsOf({ filters, sort }: Pick<Interpretation, 'filters' | 'sort'>): URLSearchParams {
  const pairs = Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return new URLSearchParams(sort === defaultSortOrder ? pairs : [...pairs, ['sort', sort]])
}
