import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import type { Filters } from '../schema/query.ts'

/** A filter in codes and numbers. A keyword that no record has gets code -1. */
export type Condition =
  | { ordinal: number; kind: 'keyword'; code: number }
  | { ordinal: number; kind: 'range'; low: number; high: number }

/** @throws {RangeError | TypeError} when a filter is not of its field's kind. */
export function compileFilters(
  filters: Filters,
  { fields, ordinals }: CompiledSchema,
  dictionaries: Dictionaries,
): Condition[] {
  const conditions: Condition[] = []
  for (const name in filters) {
    const filter = filters[name]
    if (filter === undefined) continue
    const ordinal = ordinals.get(name) ?? -1
    const field = fields[ordinal]
    if (!field?.hasFacet) throw new RangeError(`No field "${name}" to filter by`)
    if (field.kind === 'keyword') {
      if (typeof filter !== 'string') throw new TypeError(`"${name}" is filtered by a keyword`)
      const key = wordKey(filter)
      const code = dictionaries.byField[ordinal]?.find(key) || -1
      if (key !== '') conditions.push({ ordinal, kind: 'keyword', code })
    } else {
      if (typeof filter === 'string') throw new TypeError(`"${name}" is filtered by a range`)
      conditions.push({ ordinal, kind: 'range', low: filter.low, high: filter.high })
    }
  }
  return conditions
}
