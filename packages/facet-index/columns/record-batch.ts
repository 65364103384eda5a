import {
  type CompiledField,
  checkRecord,
  compileSchema,
  storedValue,
  storesValues,
} from '../schema/compile-schema.ts'
import { pointKey } from '../schema/point.ts'
import type { FacetRecord, FieldValue } from '../schema/query.ts'
import type { Point, Schema } from '../schema/schema.ts'
import { createColumn, type ValueColumn } from './columns.ts'
import { type IdColumn, packIds } from './id-column.ts'

/** Records as columns, before they are added to an index. Cheap to transfer between threads. */
export interface RecordBatch {
  size: number
  ids: IdColumn
  /** Each distinct keyword and point of the batch, as given; the first stands for absent. */
  words: string[]
  /** By field ordinal: positions in `words`; numbers plus one; flags as bits. 0 for absent. As narrow as they fit. */
  fields: ValueColumn[]
}

/** @throws {RangeError | TypeError} when a value is not of its field's kind. */
export function packRecords(schema: Schema, records: readonly FacetRecord[]): RecordBatch {
  const compiled = compileSchema(schema)
  const words = new Map([['', 0]])

  function positionOf(word: string): number {
    const position = words.get(word) ?? words.size
    if (position === words.size) words.set(word, position)
    return position
  }
  function pack(field: CompiledField, value: FieldValue): number {
    if (storesValues(field)) return storedValue(field, value)
    return positionOf(field.kind === 'keyword' ? (value as string) : pointKey(value as Point))
  }

  for (const record of records) checkRecord(compiled, record)
  // All fields use it in turn.
  const packed = new Float64Array(records.length)
  const fields = compiled.fields.map((field) => {
    let highest = 0
    for (let row = 0; row < records.length; row++) {
      const value = (records[row] as FacetRecord).values[field.name]
      const stored = value === undefined ? 0 : pack(field, value)
      packed[row] = stored
      if (stored > highest) highest = stored
    }
    const column = createColumn(records.length, highest)
    column.set(packed)
    return column
  })
  return { size: records.length, ids: packIds(records.map(({ id }) => id)), words: [...words.keys()], fields }
}

/** The buffers of a batch, to be moved to another thread instead of copied. */
export function transferablesOf({ ids, fields }: RecordBatch): ArrayBuffer[] {
  return [ids.units, ids.starts, ...fields].map(({ buffer }) => buffer as ArrayBuffer)
}
