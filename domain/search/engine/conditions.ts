import { type FilterField, filterFields, isWordField, numberFields } from '../../stock/filter-fields.ts'
import type { Filters } from '../query.ts'
import { wordKey } from '../word-key.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One filter in numbers. A word that no listing has gets code -1. */
export type Condition =
  | { axis: number; kind: 'word'; code: number }
  | { axis: number; kind: 'range'; position: number; low: number; high: number }

export function compileFilters(filters: Filters, vocabulary: Vocabulary): Condition[] {
  const conditions: Condition[] = []
  for (const [axis, field] of fields) {
    if (filters[field] === undefined) continue
    const condition = compileFilter(field, axis, filters, vocabulary)
    if (condition !== null) conditions.push(condition)
  }
  return conditions
}

const fields = [...filterFields.entries()]

function compileFilter(
  field: FilterField,
  axis: number,
  filters: Filters,
  vocabulary: Vocabulary,
): Condition | null {
  if (isWordField(field)) {
    const key = wordKey(filters[field] ?? '')
    if (key === '') return null
    return { axis, kind: 'word', code: vocabulary.dictionaries[axis]?.find(key) || -1 }
  }
  const range = filters[field]
  return range === undefined ? null : { axis, kind: 'range', position: numberFields.indexOf(field), ...range }
}
