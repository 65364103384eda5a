import { type FilterField, filterDefinitions, filterFields } from '#domain/stock/filter-fields.ts'
import { formatFilter } from './format-filter.ts'
import type { FilterValues } from './search-choice.ts'

/** A filter in use, in words. */
export interface ActiveFilter {
  field: FilterField
  label: string
  text: string
}

export function toActiveFilters(values: FilterValues): ActiveFilter[] {
  return filterFields.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    return [{ field, label: filterDefinitions[field].label, text: formatFilter(field, value) }]
  })
}
