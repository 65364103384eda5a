import { compareCodeUnits } from '../compare-words.ts'
import { createIdColumn, type IdColumn, isWide, positionOf } from './id-column.ts'
import type { Rows } from './rows.ts'
import { inSteps, type Steps, sortInSteps, stepSize } from './steps.ts'

/** The ids of the merged documents, whose rows are `sources`, and the documents in the order of their ids. */
export function* mergeIds(
  rows: Rows,
  slots: Uint32Array,
  sources: Uint32Array,
): Steps<{ ids: IdColumn; byId: Uint32Array }> {
  return { ids: yield* copyIds(rows, slots, sources), byId: yield* mergeOrders(rows, slots, sources) }
}

function* copyIds(rows: Rows, slots: Uint32Array, sources: Uint32Array): Steps<IdColumn> {
  const old = rows.base.columns.ids
  const lengthOf = (row: number) =>
    row < rows.added
      ? (old.starts[row + 1] as number) - (old.starts[row] as number)
      : rows.addedId(row).length
  let [wide, length] = [old.units instanceof Uint16Array, 0]
  yield* inSteps(slots.length, (from, to) => {
    for (let i = from; i < to; i++) wide ||= isWide(rows.addedId(slots[i] as number))
  })
  yield* inSteps(sources.length, (from, to) => {
    for (let i = from; i < to; i++) length += lengthOf(sources[i] as number)
  })
  const ids = createIdColumn(sources.length, length, wide)
  const { starts, units } = ids
  let at = 0
  yield* inSteps(sources.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const row = sources[document] as number
      if (row < rows.added) {
        const end = old.starts[row + 1] as number
        for (let i = old.starts[row] as number; i < end; i++) units[at++] = old.units[i] as number
      } else {
        const id = rows.addedId(row)
        for (let i = 0; i < id.length; i++) units[at++] = id.charCodeAt(i)
      }
      starts[document + 1] = at
    }
  })
  return ids
}

function* mergeOrders(rows: Rows, slots: Uint32Array, sources: Uint32Array): Steps<Uint32Array> {
  const { ids, byId } = rows.base.columns
  const gone = 0xffff_ffff
  const documentOf = new Uint32Array(rows.end).fill(gone)
  yield* inSteps(sources.length, (from, to) => {
    for (let document = from; document < to; document++) documentOf[sources[document] as number] = document
  })
  const sorted = yield* sortInSteps(slots.slice(), (a, b) =>
    compareCodeUnits(rows.addedId(a), rows.addedId(b)),
  )
  const places = new Uint32Array(sorted.length)
  yield* inSteps(
    sorted.length,
    (from, to) => {
      for (let i = from; i < to; i++) places[i] = positionOf(ids, byId, rows.addedId(sorted[i] as number))
    },
    1_024,
  )
  const merged = new Uint32Array(sources.length)
  let [old, slot, size] = [0, 0, 0]
  for (let turn = 1; size < merged.length; turn++) {
    if (turn % stepSize === 0) yield
    const takeSlot = slot < sorted.length && (places[slot] as number) <= old
    const document = documentOf[(takeSlot ? sorted[slot++] : byId[old++]) as number] as number
    if (document !== gone) merged[size++] = document
  }
  return merged
}
