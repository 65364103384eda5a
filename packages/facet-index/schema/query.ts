import type { Point, Range } from './schema.ts'

/** A record: an id that is unique in the index, and values by field. Fields that the schema lacks are ignored. */
export interface FacetRecord {
  id: string
  values: Readonly<Record<string, FieldValue | undefined>>
}

/** Several texts are the values of a field of flags. */
export type FieldValue = string | number | Point | readonly string[]

/** `record` is null to remove; otherwise it replaces the record of this id, or is added. */
export interface RecordChange {
  id: string
  record: FacetRecord | null
}

/**
 * A keyword in any spelling, several of which one has to match; flags in any spelling, all of which a record must have;
 * a range of numbers, or a list of numbers of which one has to match; or a distance. Blank texts are ignored; a filter
 * of blank ones only, or an empty one, does not filter.
 */
export type Filter =
  | string
  | readonly string[]
  | Range
  | readonly number[]
  | DistanceRange
  | Exclusion
  | WordsFilter

/**
 * For a keyword field: records with none of the keywords `not`, and with one of `only` unless it is empty. A record without
 * a value has none of them. The facet of the field does not offer the keywords that are left out.
 */
export interface Exclusion {
  only: readonly string[]
  not: readonly (string | KeywordPair)[]
}

/**
 * For a keyword field: records whose keyword is one of `only`, unless that is empty, and has all of `words` between its
 * spaces, without regard to case, accents and signs. Blank words are ignored. The facet of the field offers only keywords
 * that have the words.
 */
export interface WordsFilter {
  only: readonly string[]
  words: readonly string[]
}

/** A keyword of the field where another keyword field has that one: a model of one maker. */
export interface KeywordPair {
  keyword: string
  beside: { field: string; keyword: string }
}

/** For a point field: points whose distance from `from`, to the nearest whole mile, lies in the range. */
export interface DistanceRange extends Range {
  from: Point
}

/** By field. */
export type Filters = Readonly<Record<string, Filter | undefined>>

export function isRange(filter: Filter): filter is Range {
  return typeof filter === 'object' && 'low' in filter
}

export function isExclusion(filter: Filter): filter is Exclusion {
  return typeof filter === 'object' && 'not' in filter
}

export function isWordsFilter(filter: Filter): filter is WordsFilter {
  return typeof filter === 'object' && 'words' in filter
}

export function isDistanceRange(filter: Filter): filter is DistanceRange {
  return isRange(filter) && 'from' in filter
}

/** Ranges of one number field to be counted, or of the distance of one point field. */
export interface RangeQuestion {
  field: string
  /** Where distances are measured from; required for a point field. */
  from?: Point
  ranges: readonly Range[]
}

export interface Query {
  filters: Filters
  /** A name of `Schema.sorts`. */
  sort: string
  /** Where distances are measured from; required by a `nearest` sort. */
  from?: Point
  offset: number
  limit: number
}

export interface Hits {
  total: number
  /** Ids of the requested page, in order. */
  ids: string[]
}

/** A value of a field, and how many records match with it and the other filters. */
export interface FacetValue {
  value: string
  count: number
}

/** For each field: keywords in reading order, numbers ascending, flags as in the schema; no value with count 0. */
export type Facets = Readonly<Record<string, readonly FacetValue[]>>
