import { numberFields } from '../../stock/filter-fields.ts'
import { codeAxes } from './base.ts'
import type { CodeColumn, Columns } from './columns.ts'

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** Which kind of array, and how many numbers. */
export interface ColumnDescription {
  bytes: 1 | 2 | 4 | 8
  length: number
}

/** All columns one after the other, as `readColumns` expects them. */
export function describeColumns({ ids, byId, codes, values, arrived, relevance }: Columns) {
  const columns: Column[] = [
    ids.units,
    ids.starts,
    byId,
    ...codes.filter((column) => column !== null),
    ...values,
    arrived,
    relevance,
  ]
  return columns.map((column) => ({
    column,
    description: { bytes: column.BYTES_PER_ELEMENT, length: column.length } as ColumnDescription,
  }))
}

/** Columns as views on `file`, from `cursor` on, where each starts at a multiple of 8 bytes. */
export function readColumns(
  descriptions: readonly ColumnDescription[],
  file: Uint8Array,
  cursor: { at: number },
): Columns {
  const columns = descriptions.map((description) => readColumn(description, file, cursor))
  const next = () => columns.shift()
  const units = next() as Uint8Array | Uint16Array
  const starts = next() as Uint32Array
  const byId = next() as Uint32Array
  return {
    size: byId.length,
    ids: { units, starts },
    byId,
    codes: codeAxes.map((kept) => (kept ? (next() as CodeColumn) : null)),
    values: numberFields.map(() => next() as CodeColumn),
    arrived: next() as Float64Array,
    relevance: next() as Uint16Array,
  }
}

/** A view on `file` at `cursor`, which moves on. */
export function readColumn(
  { bytes, length }: ColumnDescription,
  file: Uint8Array,
  cursor: { at: number },
): Column {
  const kinds = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array }
  const column = new kinds[bytes](file.buffer as ArrayBuffer, file.byteOffset + cursor.at, length)
  cursor.at += Math.ceil((bytes * length) / 8) * 8
  return column
}
