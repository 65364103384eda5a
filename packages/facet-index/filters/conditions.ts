import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import { type Filter, type Filters, isRange } from '../schema/query.ts'
import type { Range } from '../schema/schema.ts'

/**
 * A filter in codes and numbers: one of `codes`, without those of keywords that no record has, or a number in one of
 * `ranges`.
 */
export type Condition =
  | { ordinal: number; kind: 'keyword'; codes: readonly number[] }
  | { ordinal: number; kind: 'ranges'; ranges: readonly Range[] }

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
    if (!field?.canFilter) throw new RangeError(`No field "${name}" to filter by`)
    if (field.kind === 'keyword') {
      const words = isRange(filter) ? [filter] : [filter].flat()
      if (!words.every(isText)) throw new TypeError(`"${name}" is filtered by keywords`)
      const keys = words.map(wordKey).filter(Boolean)
      const codes = new Set(keys.flatMap((key) => dictionaries.byField[ordinal]?.find(key) || []))
      if (keys.length > 0) conditions.push({ ordinal, kind: 'keyword', codes: [...codes] })
    } else {
      const ranges = rangesOf(name, filter)
      if (ranges.length > 0) conditions.push({ ordinal, kind: 'ranges', ranges })
    }
  }
  return conditions
}

function rangesOf(name: string, filter: Filter): readonly Range[] {
  if (isRange(filter)) return [filter]
  const numbers = [filter].flat()
  if (numbers.some(isText)) throw new TypeError(`"${name}" is filtered by numbers`)
  return (numbers as number[]).map((number) => ({ low: number, high: number }))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
