import { numberFields } from '../../stock/filter-fields.ts'
import { type Base, codeAxes } from './base.ts'
import { type CodeColumn, type Columns, createColumn } from './columns.ts'
import { interleave } from './interleave.ts'
import { mergeIds } from './merge-ids.ts'
import { createRows, liveSlots } from './rows.ts'
import { inSteps, type Steps } from './steps.ts'
import type { Tail } from './tail.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The live documents of `base` and the listings of `tails` as one set of columns. Nothing may be added to these
 * tails meanwhile; what is removed from them or from the base meanwhile may or may not be among the documents.
 */
export function* mergeColumns(base: Base, tails: readonly Tail[], vocabulary: Vocabulary): Steps<Columns> {
  const rows = createRows(base, tails)
  const slots = yield* liveSlots(rows)
  const sources = yield* interleave(rows, slots, vocabulary)
  const { ids, byId } = yield* mergeIds(rows, slots, sources)
  const size = sources.length

  const codes: (CodeColumn | null)[] = []
  for (const [axis, kept] of codeAxes.entries()) {
    const column = kept ? createColumn(size, vocabulary.capacity(axis) - 1) : null
    if (column !== null) yield* fill(column, sources, (row) => rows.code(axis, row))
    codes.push(column)
  }
  const values: CodeColumn[] = []
  const wide = new Uint32Array(size)
  for (const position of numberFields.keys()) {
    yield* fill(wide, sources, (row) => rows.value(position, row))
    const column = createColumn(size, yield* highestOf(wide))
    column.set(wide)
    yield
    values.push(column)
  }
  const arrived = new Float64Array(size)
  yield* fill(arrived, sources, rows.arrived)
  const relevance = new Uint16Array(size)
  yield* fill(relevance, sources, rows.relevance)
  return { size, ids, byId, codes, values, arrived, relevance }
}

function* fill(
  column: CodeColumn | Float64Array,
  sources: Uint32Array,
  read: (row: number) => number,
): Steps<void> {
  yield* inSteps(sources.length, (from, to) => {
    for (let document = from; document < to; document++) column[document] = read(sources[document] as number)
  })
}

function* highestOf(column: Uint32Array): Steps<number> {
  let highest = 0
  yield* inSteps(column.length, (from, to) => {
    for (let i = from; i < to; i++) highest = Math.max(highest, column[i] as number)
  })
  return highest
}
