import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import { type Filters, isRange } from '../schema/query.ts'

/** A filter in codes and numbers: one of `codes`, without those of keywords that no record has. */
export type Condition =
  | { ordinal: number; kind: 'keyword'; codes: readonly number[] }
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
      if (isRange(filter)) throw new TypeError(`"${name}" is filtered by keywords`)
      const keys = [filter].flat().map(wordKey).filter(Boolean)
      const codes = new Set(keys.flatMap((key) => dictionaries.byField[ordinal]?.find(key) || []))
      if (keys.length > 0) conditions.push({ ordinal, kind: 'keyword', codes: [...codes] })
    } else {
      if (!isRange(filter)) throw new TypeError(`"${name}" is filtered by a range`)
      conditions.push({ ordinal, kind: 'range', low: filter.low, high: filter.high })
    }
  }
  return conditions
}
