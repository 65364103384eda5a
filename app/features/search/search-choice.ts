import type { ReplayedInput } from '#app/ui/use-replayed-input.ts'
import { type SearchParams, urls } from '#app/urls.ts'
import { parseSort } from '#domain/search/parse-query.ts'
import { type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import { defaultSortOrder, isSortOrder, type SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The values of the filters in use, as the address writes them. */
export type FilterValues = { [F in FilterField]?: string }

/** What a visitor has chosen on a search page; all of it is in the address. */
export interface SearchChoice {
  values: FilterValues
  sort: SortOrder
  /** Where distances are measured from; '' is the dealership. In the address of the sort order `distance` only. */
  postcode: string
}

/** The filters in the order of the form, then the sort order, the postcode and the page. Defaults are left out. */
export function searchParams({ values, sort, postcode }: SearchChoice, page = 1): SearchParams {
  return {
    ...Object.fromEntries(filterFields.map((field) => [field, values[field] || undefined])),
    sort: sort === defaultSortOrder ? undefined : sort,
    postcode: sort === 'distance' && postcode !== '' ? postcode : undefined,
    page: page > 1 ? page : undefined,
  }
}

/** A changed choice starts at page 1. */
export function searchHref(type: VehicleType, choice: SearchChoice, page = 1): string {
  return urls.search(type, searchParams(choice, page))
}

/** The choice in an address of this site, unchecked: it is shown while the results load. */
export function readChoice(query: URLSearchParams): SearchChoice {
  const values: FilterValues = {}
  for (const field of filterFields) {
    const value = query.get(field)
    if (value) values[field] = value
  }
  return {
    values,
    sort: parseSort(query.get('sort')) ?? defaultSortOrder,
    postcode: query.get('postcode') ?? '',
  }
}

/** The fields that a change of `field` clears: a model belongs to its make, a derivative to its model. */
export function dependentsOf(field: FilterField): readonly FilterField[] {
  if (field === 'make') return ['model', 'derivative']
  return field === 'model' ? ['derivative'] : []
}

/** One filter changed and its dependents cleared; '' is Any. */
export function chooseFilter(values: FilterValues, field: FilterField, value: string): FilterValues {
  const kept = { ...values }
  for (const cleared of [field, ...dependentsOf(field)]) delete kept[cleared]
  return value === '' ? kept : { ...kept, [field]: value }
}

/**
 * Applies several changed controls, by name, one after the other in the order of the form: a make clears the model
 * of the make before, not one that was chosen with it.
 */
export function chooseAll(choice: SearchChoice, changed: ReplayedInput): SearchChoice {
  let { values } = choice
  for (const field of filterFields) {
    const value = changed[field]
    if (value !== undefined && value !== (choice.values[field] ?? ''))
      values = chooseFilter(values, field, value)
  }
  const { sort = choice.sort, postcode = choice.postcode } = changed
  return { values, sort: isSortOrder(sort) ? sort : choice.sort, postcode: postcode.trim() }
}
