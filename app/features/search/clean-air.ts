import type { FilterOption } from './filter-controls.ts'
import { splitValues } from './select-value.ts'

/** The class that clean air zones ask of diesel engines. */
const cleanClass = 6

/**
 * The Euro classes on offer that meet the standards of UK clean air zones, whatever the fuel. A class that is not
 * known is none of them.
 */
export function cleanAirClasses(options: readonly FilterOption[]): string[] {
  return options
    .map(({ value }) => value)
    .filter((value) => splitValues(value).length === 1)
    .filter((value) => Number(/^Euro (\d)/.exec(value)?.[1] ?? 0) >= cleanClass)
}
