import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import { codesWithWords, plainWord } from '../dictionary/words-of-keywords.ts'
import { type CompiledSchema, ordinalOf } from '../schema/compile-schema.ts'
import { isWithin } from '../schema/point.ts'
import {
  type DistanceRange,
  type Exclusion,
  type Filter,
  type Filters,
  isDistanceRange,
  isExclusion,
  isRange,
  isWordsFilter,
  type KeywordPair,
} from '../schema/query.ts'
import type { Range } from '../schema/schema.ts'

/**
 * A filter in codes and numbers: one of `codes`, those of keywords or points that some record has; one of those of keywords
 * with some words; none of them; all of the codes of some flags; or a number in one of `ranges`. Codes with words, other codes
 * and flags narrow the facet of their own field too.
 */
export type Condition =
  | { ordinal: number; kind: 'allCodes'; codes: readonly number[] }
  | { ordinal: number; kind: 'codes'; codes: readonly number[] }
  | { ordinal: number; kind: 'codesWithWords'; codes: ReadonlySet<number> }
  | { ordinal: number; kind: 'otherCodes'; codes: readonly number[]; pairs: readonly CodePair[] }
  | { ordinal: number; kind: 'ranges'; ranges: readonly Range[] }

/** A code of the condition's field, left out where another field has that one. */
export interface CodePair {
  code: number
  beside: { ordinal: number; code: number }
}

/** @throws {RangeError | TypeError} when a filter is not of its field's kind. */
export function compileFilters(
  filters: Filters,
  schema: CompiledSchema,
  dictionaries: Dictionaries,
): Condition[] {
  const { fields, ordinals } = schema
  const conditions: Condition[] = []
  for (const name in filters) {
    const filter = filters[name]
    if (filter === undefined) continue
    const ordinal = ordinals.get(name) ?? -1
    const field = fields[ordinal]
    if (!field?.canFilter) throw new RangeError(`No field "${name}" to filter by`)
    if (field.kind === 'keyword') {
      const only = isExclusion(filter) || isWordsFilter(filter) ? filter.only : filter
      const keys = keysOf(name, only)
      if (keys.length > 0)
        conditions.push({ ordinal, kind: 'codes', codes: codesOf(keys, ordinal, dictionaries) })
      if (isExclusion(filter) && filter.not.length > 0)
        conditions.push(leftOutCondition(name, filter.not, schema, dictionaries))
      const words = isWordsFilter(filter) ? filter.words.map(plainWord).filter(Boolean) : []
      const dictionary = dictionaries.byField[ordinal]
      if (dictionary && words.length > 0)
        conditions.push({ ordinal, kind: 'codesWithWords', codes: codesWithWords(dictionary, words) })
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

/** The codes of those keys that some record has. */
function codesOf(keys: readonly string[], ordinal: number, { byField }: Dictionaries): number[] {
  return [...new Set(keys.flatMap((key) => byField[ordinal]?.find(key) || []))]
}

function leftOutCondition(
  name: string,
  not: Exclusion['not'],
  schema: CompiledSchema,
  dictionaries: Dictionaries,
): Condition {
  const ordinal = ordinalOf(schema, name, 'keyword')
  const codesIn = (field: string, keyword: string) =>
    codesOf(keysOf(field, keyword), ordinalOf(schema, field, 'keyword'), dictionaries)
  const pairsOf = ({ keyword, beside }: KeywordPair): CodePair[] => {
    const [other] = codesIn(beside.field, beside.keyword)
    const [code] = other === undefined ? [] : codesIn(name, keyword)
    if (code === undefined || other === undefined) return []
    return [{ code, beside: { ordinal: ordinalOf(schema, beside.field, 'keyword'), code: other } }]
  }
  return {
    ordinal,
    kind: 'otherCodes',
    codes: codesOf(
      keysOf(
        name,
        not.filter((one) => typeof one === 'string'),
      ),
      ordinal,
      dictionaries,
    ),
    pairs: not.flatMap((one) => (typeof one === 'string' ? [] : pairsOf(one))),
  }
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
