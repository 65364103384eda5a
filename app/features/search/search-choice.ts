import { type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import { defaultSortOrder, isSortOrder, type SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { EarlyChoice } from '../early-choice/use-early-choice.ts'
import { searchPath } from '../make-model-search/make-model-choice.ts'

/** What each filter in use asks for, as the address writes it. */
export type FilterValues = { [F in FilterField]?: string }

/** What a visitor has chosen on a search screen; its address holds all of it. */
export interface SearchChoice {
  values: FilterValues
  sort: SortOrder
  /** Where distances are measured from; '' is the dealership. Part of the address in the order `distance` only. */
  postcode: string
}

/** A change of what is listed always begins at page 1. */
export function searchHref(type: VehicleType, { values, sort, postcode }: SearchChoice, page = 1): string {
  const query = new URLSearchParams()
  for (const field of filterFields) if (values[field]) query.set(field, values[field])
  if (sort !== defaultSortOrder) query.set('sort', sort)
  if (sort === 'distance' && postcode !== '') query.set('postcode', postcode)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? searchPath(type) : `${searchPath(type)}?${query}`
}

/** The choice that an address of this site holds, unchecked: for showing it while its results are on their way. */
export function readChoice(query: URLSearchParams): SearchChoice {
  const values: FilterValues = {}
  for (const field of filterFields) {
    const value = query.get(field)
    if (value) values[field] = value
  }
  const sort = query.get('sort') ?? ''
  return {
    values,
    sort: isSortOrder(sort) ? sort : defaultSortOrder,
    postcode: query.get('postcode') ?? '',
  }
}

/** What a change of the field clears besides: a model belongs to its make, a derivative to its model. */
export function dependentsOf(field: FilterField): readonly FilterField[] {
  if (field === 'make') return ['model', 'derivative']
  return field === 'model' ? ['derivative'] : []
}

/** One filter changed, and its dependents cleared; '' is Any. */
export function chooseFilter(values: FilterValues, field: FilterField, value: string): FilterValues {
  const kept = { ...values }
  for (const cleared of [field, ...dependentsOf(field)]) delete kept[cleared]
  return value === '' ? kept : { ...kept, [field]: value }
}

/**
 * What was changed in the form of a search, by the names of its controls, as if one after the other in its own order:
 * a make clears the model that was there before, not one that was chosen with it.
 */
export function chooseAll(choice: SearchChoice, changed: EarlyChoice): SearchChoice {
  let { values } = choice
  for (const field of filterFields) {
    const value = changed[field]
    if (value !== undefined && value !== (choice.values[field] ?? ''))
      values = chooseFilter(values, field, value)
  }
  const { sort = choice.sort, postcode = choice.postcode } = changed
  return { values, sort: isSortOrder(sort) ? sort : choice.sort, postcode: postcode.trim() }
}
