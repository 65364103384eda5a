import { createColumn, type DocumentColumns, type ValueColumn } from '../columns/columns.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import type { DeltaSegment } from './delta-segment.ts'
import { interleave } from './interleave.ts'
import { mergeIds } from './merge-ids.ts'
import { createMergeSource } from './merge-source.ts'
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
  const source = createMergeSource(segment, deltas)
  const slots = yield* source.liveSlots()
  const rows = yield* interleave(source, slots, dictionaries)
  const { ids, byId } = yield* mergeIds(source, slots, rows)
  const fields: ValueColumn[] = []
  const values = new Float64Array(rows.length)
  for (const ordinal of segment.schema.fields.keys()) {
    let highest = 0
    yield* inBatches(rows.length, (from, to) => {
      for (let document = from; document < to; document++) {
        const value = source.value(ordinal, rows[document] as number)
        values[document] = value
        if (value > highest) highest = value
      }
    })
    const column = createColumn(rows.length, highest)
    column.set(values)
    yield
    fields.push(column)
  }
  return { size: rows.length, ids, byId, fields }
}
