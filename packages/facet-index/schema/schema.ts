/** The fields of a record, the sort orders, and the order in which documents are stored. */
export interface Schema {
  /** By name. Facets are returned in this order. */
  fields: Readonly<Record<string, Field>>
  sorts: Readonly<Record<string, Sort>>
  /**
   * Keyword fields, most significant first; documents are stored in this order. Choose what users filter by most: the
   * matching documents then lie in few words of a bitset. It affects speed only.
   */
  clusterBy: readonly string[]
}

export type Field =
  /** Matched without regard to case, white space or accents; shown in the most common spelling. */
  | { kind: 'keyword' }
  /**
   * Whole numbers from 0 to 2^31 − 1. Facet values are the bands, or each distinct value where there are none.
   * `format` writes a distinct value; `String` unless given.
   */
  | { kind: 'number'; facet?: true; bands?: readonly Band[]; format?: (value: number) => string }
  /** Whole numbers from 0 to 2^53 − 2 without facets, for sorting and selecting, and with `filter` for filtering. */
  | { kind: 'number'; facet: false; filter?: true }
  /**
   * Any of a list of values that is known beforehand, several for each record, in the spelling of the list; a record's
   * other values are ignored. A filter asks for the records that have all the values that it names. Facets are in the
   * order of the list.
   */
  | { kind: 'flags'; values: readonly string[] }
  /** A place, for sorting by distance, and with `filter` for filtering by it. */
  | { kind: 'point'; filter?: true }

/** A closed range; an open end is ±Infinity. */
export interface Range {
  low: number
  high: number
}

/** Bands of one field are ascending, without gaps; only the last may be open. */
export interface Band extends Range {
  /** What the band is called in facets. */
  value: string
}

/** Degrees, WGS 84. */
export interface Point {
  latitude: number
  longitude: number
}

/** A record without the value comes last in either direction; equal records are ordered by id, ascending. */
export type Sort =
  | { by: string; direction: 'ascending' | 'descending' }
  /** By distance of a point field from the query's `from`. */
  | { by: string; direction: 'nearest' }
