import { numberFields } from '../../stock/filter-fields.ts'
import { createIdColumn, type IdColumn } from './id-column.ts'
import { axes } from './vocabulary.ts'

export type CodeColumn = Uint8Array | Uint16Array | Uint32Array

/** Everything the index knows of its listings, field by field. Never changed once made. */
export interface Columns {
  size: number
  ids: IdColumn
  /** Document numbers in the order of their ids. */
  byId: Uint32Array
  /** By axis; null for number fields, whose codes follow from their values. */
  codes: readonly (CodeColumn | null)[]
  /** By position in `numberFields`: stored numbers plus one, 0 for unknown. */
  values: readonly CodeColumn[]
  arrived: Float64Array
  relevance: Uint16Array
}

export function emptyColumns(codeAxes: readonly boolean[]): Columns {
  return {
    size: 0,
    ids: createIdColumn(0, 0, false),
    byId: new Uint32Array(0),
    codes: Array.from({ length: axes }, (_, axis) => (codeAxes[axis] ? new Uint8Array(0) : null)),
    values: numberFields.map(() => new Uint8Array(0)),
    arrived: new Float64Array(0),
    relevance: new Uint16Array(0),
  }
}

/** The narrowest column for `size` numbers up to `highest`. */
export function createColumn(size: number, highest: number): CodeColumn {
  if (highest < 256) return new Uint8Array(size)
  return highest < 65_536 ? new Uint16Array(size) : new Uint32Array(size)
}
