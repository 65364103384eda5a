import { definitions, type FilterDefinition } from './filter-definitions.data.ts'

type Field = keyof typeof definitions

/** What scripts of pages need to know of a filter. */
type FilterShape = Pick<FilterDefinition, 'kind' | 'belongsTo' | 'derived' | 'scale'>

/**
 * The filters by their fields, in order. A part of the table, because the browser's build puts it here as data
 * (`vite/filter-shapes.ts`): the whole table is half of the script of results.
 */
export const filterShapes: Readonly<Record<Field, FilterShape>> = Object.fromEntries(
  Object.entries<FilterDefinition>(definitions).map(([field, { kind, belongsTo, derived, scale }]) => [
    field,
    { kind, belongsTo, derived, scale },
  ]),
) as Record<Field, FilterShape>
