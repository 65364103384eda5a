import type { FilterField } from '../stock/filter-fields.ts'
import type { Filters } from './query.ts'

/** The fields that a change of `field` clears: a model belongs to its make, a derivative to its model. */
export function dependentsOf(field: FilterField): readonly FilterField[] {
  if (field === 'make') return ['model', 'derivative']
  return field === 'model' ? ['derivative'] : []
}

/** The filters without `fields` and their dependents. */
export function without(filters: Filters, ...fields: FilterField[]): Filters {
  const kept = { ...filters }
  for (const dropped of fields.flatMap((field) => [field, ...dependentsOf(field)])) delete kept[dropped]
  return kept
}
