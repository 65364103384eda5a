import { type FilterField, filterFields } from '../stock/filter-fields.ts'
import { filterShapes } from '../stock/filter-shapes.ts'
import type { Filters } from './query.ts'

/** The fields that a change of `field` clears: a model belongs to its make, a derivative to its model. */
export function dependentsOf(field: FilterField): readonly FilterField[] {
  return dependents.get(field) ?? []
}

const dependents = new Map(filterFields.map((field) => [field, fieldsBelow(field)]))

function fieldsBelow(field: FilterField): FilterField[] {
  const below = filterFields.filter((other) => filterShapes[other].belongsTo === field)
  return below.flatMap((other) => [other, ...fieldsBelow(other)])
}

/** The filters without `fields` and their dependents. */
export function without(filters: Filters, ...fields: FilterField[]): Filters {
  const kept = { ...filters }
  for (const dropped of fields.flatMap((field) => [field, ...dependentsOf(field)])) delete kept[dropped]
  return kept
}
