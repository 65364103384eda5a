import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import { isWithin } from '../schema/point.ts'
import {
  type DistanceRange,
  type Filter,
  type Filters,
  isDistanceRange,
  isExclusion,
  isRange,
} from '../schema/query.ts'
import type { Range } from '../schema/schema.ts'

/**
 * A filter in codes and numbers: one of `codes`, those of keywords or points that some record has; none of them; all of
 * the codes of some flags; or a number in one of `ranges`. Other codes and flags narrow the facet of their own field too.
 */
export type Condition =
  | { ordinal: number; kind: 'allCodes'; codes: readonly number[] }
  | { ordinal: number; kind: 'codes'; codes: readonly number[] }
  | { ordinal: number; kind: 'otherCodes'; codes: readonly number[] }
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
      const { only, not } = isExclusion(filter) ? filter : { only: filter, not: [] }
      for (const [kind, words] of [
        ['codes', only],
        ['otherCodes', not],
      ] as const) {
        const keys = keysOf(name, words)
        const codes = new Set(keys.flatMap((key) => dictionaries.byField[ordinal]?.find(key) || []))
        if (keys.length > 0) conditions.push({ ordinal, kind, codes: [...codes] })
      }
    } else if (field.kind === 'flags') {
      conditions.push(...flagConditions(name, filter, fields))
    } else if (field.kind === 'point') {
      if (!isDistanceRange(filter)) throw new TypeError(`"${name}" is filtered by distance`)
      conditions.push({ ordinal, kind: 'codes', codes: pointsWithin(ordinal, filter, dictionaries) })
    } else {
      const ranges = rangesOf(name, filter)
      if (ranges.length > 0) conditions.push({ ordinal, kind: 'ranges', ranges })
    }
  }
  return conditions
}

/** A condition for each part of a field of flags that has some of those asked for. No record has an unknown flag. */
function flagConditions(name: string, filter: Filter, fields: CompiledSchema['fields']): Condition[] {
  const keys = new Set(keysOf(name, filter))
  const conditions: Condition[] = []
  for (const [ordinal, field] of fields.entries()) {
    if (field.name !== name) continue
    const codes = [...keys].map((key) => field.flagKeys.indexOf(key) + 1).filter((code) => code > 0)
    for (const code of codes) keys.delete(field.flagKeys[code - 1] as string)
    if (codes.length > 0) conditions.push({ ordinal, kind: 'allCodes', codes })
    if (keys.size === 0) return conditions
  }
  const ordinal = fields.findIndex((field) => field.name === name)
  return [{ ordinal, kind: 'codes', codes: [] }]
}

/** The keys of one or more texts, without blank ones. */
function keysOf(name: string, filter: Filter): string[] {
  const words: readonly unknown[] = [filter].flat()
  if (!words.every(isText)) throw new TypeError(`"${name}" is filtered by texts`)
  return words.map(wordKey).filter(Boolean)
}

/** The codes of the points of a field whose distance lies in the range. */
export function pointsWithin(
  ordinal: number,
  range: DistanceRange,
  { byField, point }: Dictionaries,
): readonly number[] {
  const codes = byField[ordinal]?.order() ?? []
  return Array.from(codes).filter((code) => isWithin(point(ordinal, code), range))
}

function rangesOf(name: string, filter: Filter): readonly Range[] {
  if (isRange(filter)) return [filter]
  const numbers = [filter].flat()
  if (!numbers.every((number) => typeof number === 'number'))
    throw new TypeError(`"${name}" is filtered by numbers`)
  return numbers.map((number) => ({ low: number, high: number }))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
