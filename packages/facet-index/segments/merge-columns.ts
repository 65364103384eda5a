import { arrangeColumns, type RowTable } from '../columns/arrange-columns.ts'
import type { DocumentColumns, ValueColumn } from '../columns/columns.ts'
import { type IdColumn, packIds } from '../columns/id-column.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { has } from '../kernels/bitset.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { type DeltaSegment, deltaBits, deltaCapacity } from './delta-segment.ts'
import type { Segment } from './segment.ts'

/**
 * The live documents of `segment` and the records of `deltas` as one set of columns. Nothing may be added to these delta
 * segments meanwhile; records removed meanwhile may or may not be among the documents.
 */
export function* mergeColumns(
  segment: Segment,
  deltas: readonly DeltaSegment[],
  dictionaries: Dictionaries,
): Task<DocumentColumns> {
  const rows = yield* liveRows(segment, deltas)
  const deltaIds: IdColumn[] = []
  for (const { ids } of deltas) {
    deltaIds.push(packIds(ids))
    yield
  }
  return yield* arrangeColumns(segment.schema, tableOf(segment, deltas, deltaIds, dictionaries), rows)
}

/** The rows of `tableOf` that hold a record. */
function* liveRows({ columns, live }: Segment, deltas: readonly DeltaSegment[]): Task<Uint32Array> {
  const { size } = columns
  const rows = new Uint32Array(size + deltas.length * deltaCapacity)
  let count = 0
  yield* inBatches(size, (from, to) => {
    for (let document = from; document < to; document++) if (has(live, document)) rows[count++] = document
  })
  for (const [i, delta] of deltas.entries()) {
    const start = size + i * deltaCapacity
    for (let slot = 0; slot < delta.slots; slot++) if (delta.live[slot] === 1) rows[count++] = start + slot
    yield
  }
  return rows.slice(0, count)
}

/** The documents of the segment first, then the slots of each delta segment, as many as it can have. */
function tableOf(
  { columns, schema }: Segment,
  deltas: readonly DeltaSegment[],
  deltaIds: readonly IdColumn[],
  dictionaries: Dictionaries,
): RowTable {
  const { size, byId } = columns
  const rows = new Uint32Array(size + deltas.length * deltaCapacity)
  rows.set(byId)
  for (let row = size; row < rows.length; row++) rows[row] = row
  const stride = schema.fields.length
  const deltaOf = (row: number) => (row - size) >>> deltaBits
  const slotOf = (row: number) => (row - size) & (deltaCapacity - 1)
  return {
    rows,
    ids: (row) => (row < size ? columns.ids : (deltaIds[deltaOf(row)] as IdColumn)),
    position: (row) => (row < size ? row : slotOf(row)),
    reader(ordinal) {
      const column = columns.fields[ordinal] as ValueColumn
      return (row) => {
        if (row < size) return column[row] as number
        const { values } = deltas[deltaOf(row)] as DeltaSegment
        return values[slotOf(row) * stride + ordinal] as number
      }
    },
    order: (ordinal) => dictionaries.order(ordinal),
  }
}
