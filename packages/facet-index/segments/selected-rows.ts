import type { CodeColumn, ValueColumn } from '../columns/columns.ts'
import { idOf } from '../columns/id-column.ts'
import type { Rows } from '../columns/rows.ts'
import { ordinalOf } from '../schema/compile-schema.ts'
import type { DeltaSegment } from './delta-segment.ts'
import type { SegmentedIndex } from './segmented-index.ts'

/** Selected documents of the segment, then selected slots of the delta segments, as rows. */
export function selectedRows(
  { schema, segment, dictionaries }: SegmentedIndex,
  documents: Uint32Array,
  inDeltas: readonly { delta: DeltaSegment; slots: readonly number[] }[],
): Rows {
  const { columns } = segment
  const stride = schema.fields.length
  const added = inDeltas.flatMap(({ delta, slots }) => slots.map((slot) => ({ delta, slot })))
  const size = documents.length + added.length
  return {
    size,
    id(row) {
      const { delta, slot } = added[row - documents.length] ?? {}
      if (delta === undefined || slot === undefined) return idOf(columns.ids, documents[row] as number)
      return delta.ids[slot] as string
    },
    keyword(field) {
      const ordinal = ordinalOf(schema, field, 'keyword')
      const column = columns.fields[ordinal] as CodeColumn
      const codes = new Uint32Array(size)
      for (let row = 0; row < documents.length; row++) codes[row] = column[documents[row] as number] as number
      for (const [i, { delta, slot }] of added.entries())
        codes[documents.length + i] = delta.codes[slot * stride + ordinal] as number
      return { codes, labels: dictionaries.labels(ordinal) }
    },
    number(field) {
      const ordinal = ordinalOf(schema, field, 'number')
      const column = columns.fields[ordinal] as ValueColumn
      const numbers = new Float64Array(size)
      const read = (stored: number) => (stored === 0 ? Number.NaN : stored - 1)
      for (let row = 0; row < documents.length; row++)
        numbers[row] = read(column[documents[row] as number] as number)
      for (const [i, { delta, slot }] of added.entries())
        numbers[documents.length + i] = read(delta.values[slot * stride + ordinal] as number)
      return numbers
    },
  }
}
