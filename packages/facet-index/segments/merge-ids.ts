import { createIdColumn, type IdColumn, isWide, positionOf } from '../columns/id-column.ts'
import { compareCodeUnits } from '../dictionary/words.ts'
import { mergeSort } from '../tasks/merge-sort.ts'
import { inBatches, stepSize, type Task } from '../tasks/task.ts'
import type { MergeSource } from './merge-source.ts'

/** The ids of the merged documents, and the documents in the order of their ids. @param rows By merged document. */
export function* mergeIds(
  source: MergeSource,
  slots: Uint32Array,
  rows: Uint32Array,
): Task<{ ids: IdColumn; byId: Uint32Array }> {
  return { ids: yield* copyIds(source, slots, rows), byId: yield* mergeOrders(source, slots, rows) }
}

function* copyIds(source: MergeSource, slots: Uint32Array, rows: Uint32Array): Task<IdColumn> {
  const old = source.segment.columns.ids
  const lengthOf = (row: number) =>
    row < source.added
      ? (old.starts[row + 1] as number) - (old.starts[row] as number)
      : source.addedId(row).length
  let [wide, length] = [old.units instanceof Uint16Array, 0]
  yield* inBatches(slots.length, (from, to) => {
    for (let i = from; i < to; i++) wide ||= isWide(source.addedId(slots[i] as number))
  })
  yield* inBatches(rows.length, (from, to) => {
    for (let i = from; i < to; i++) length += lengthOf(rows[i] as number)
  })
  const ids = createIdColumn(rows.length, length, wide)
  const { starts, units } = ids
  let at = 0
  yield* inBatches(rows.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const row = rows[document] as number
      if (row < source.added) {
        const end = old.starts[row + 1] as number
        for (let i = old.starts[row] as number; i < end; i++) units[at++] = old.units[i] as number
      } else {
        const id = source.addedId(row)
        for (let i = 0; i < id.length; i++) units[at++] = id.charCodeAt(i)
      }
      starts[document + 1] = at
    }
  })
  return ids
}

function* mergeOrders(source: MergeSource, slots: Uint32Array, rows: Uint32Array): Task<Uint32Array> {
  const { ids, byId } = source.segment.columns
  const deleted = 0xffff_ffff
  const documentOf = new Uint32Array(source.end).fill(deleted)
  yield* inBatches(rows.length, (from, to) => {
    for (let document = from; document < to; document++) documentOf[rows[document] as number] = document
  })
  const sorted = yield* mergeSort(slots.slice(), (a, b) =>
    compareCodeUnits(source.addedId(a), source.addedId(b)),
  )
  const positions = new Uint32Array(sorted.length)
  yield* inBatches(
    sorted.length,
    (from, to) => {
      for (let i = from; i < to; i++)
        positions[i] = positionOf(ids, byId, source.addedId(sorted[i] as number))
    },
    1_024,
  )
  const merged = new Uint32Array(rows.length)
  let [old, slot, size] = [0, 0, 0]
  for (let turn = 1; size < merged.length; turn++) {
    if (turn % stepSize === 0) yield
    const takeAdded = slot < sorted.length && (positions[slot] as number) <= old
    const document = documentOf[(takeAdded ? sorted[slot++] : byId[old++]) as number] as number
    if (document !== deleted) merged[size++] = document
  }
  return merged
}
