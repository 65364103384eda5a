import { ranksOf } from '../dictionary/dictionary.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import { mergeSort } from '../tasks/merge-sort.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { createColumn, type DocumentColumns, type ValueColumn } from './columns.ts'
import { compareIds, createIdColumn, type IdColumn } from './id-column.ts'

/** Records in any order, one row each. */
export interface RowTable {
  /** All rows, as far as possible in the order of their ids, which is quicker to finish. */
  rows: Uint32Array
  /** The id of a row is in this column … */
  ids(row: number): IdColumn
  /** … at this position. */
  position(row: number): number
  /** Reads the stored value of a field by row, see `DocumentColumns.fields`. Valid until the next call. */
  reader(ordinal: number): (row: number) => number
  /** Of a keyword field, the codes in the order in which facets list them. */
  order(ordinal: number): Uint32Array
}

/**
 * Some rows of a table as documents, clustered by the schema's `clusterBy`; equal ones keep their order. Quicker when `rows`
 * are nearly clustered.
 */
export function* arrangeColumns(
  schema: CompiledSchema,
  table: RowTable,
  rows: Uint32Array,
): Task<DocumentColumns> {
  const clustered = yield* clusterRows(schema, table, rows)
  const fields: ValueColumn[] = []
  // All fields use it in turn: large new buffers cause garbage collections (docs/how-it-works.md).
  const values = new Float64Array(rows.length)
  for (const ordinal of schema.fields.keys())
    fields.push(yield* readField(table.reader(ordinal), clustered, values))
  const ids = yield* readIds(table, clustered)
  return { size: rows.length, ids, byId: yield* orderById(ids, table, clustered), fields }
}

function* clusterRows({ clusterBy }: CompiledSchema, table: RowTable, rows: Uint32Array): Task<Uint32Array> {
  const columns: Uint32Array[] = []
  for (const ordinal of clusterBy) columns.push(yield* rankRows(table, ordinal, rows))
  return yield* mergeSort(rows.slice(), (a, b) => {
    for (const column of columns) {
      const difference = (column[a] as number) - (column[b] as number)
      if (difference !== 0) return difference
    }
    return 0
  })
}

/** By row the position of its keyword among those of the field, from 1; 0 for none. */
function* rankRows(table: RowTable, ordinal: number, rows: Uint32Array): Task<Uint32Array> {
  const codeOf = table.reader(ordinal)
  const ranks = ranksOf(table.order(ordinal))
  const column = new Uint32Array(table.rows.length)
  yield* inBatches(rows.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const row = rows[i] as number
      const code = codeOf(row)
      column[row] = code === 0 ? 0 : (ranks[code] as number) + 1
    }
  })
  return column
}

/** The documents, of which each is a row, in the order of their ids. */
function* orderById(ids: IdColumn, table: RowTable, documents: Uint32Array): Task<Uint32Array> {
  const none = 0xffff_ffff
  const documentOf = new Uint32Array(table.rows.length).fill(none)
  yield* inBatches(documents.length, (from, to) => {
    for (let document = from; document < to; document++) documentOf[documents[document] as number] = document
  })
  const byId = new Uint32Array(documents.length)
  let size = 0
  yield* inBatches(table.rows.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documentOf[table.rows[i] as number] as number
      if (document !== none) byId[size++] = document
    }
  })
  return yield* mergeSort(byId, (a, b) => compareIds(ids, a, b))
}

/** The values of some rows in the narrowest column that holds them. @param values As long as `rows`; overwritten. */
function* readField(
  read: (row: number) => number,
  rows: Uint32Array,
  values: Float64Array,
): Task<ValueColumn> {
  let highest = 0
  yield* inBatches(rows.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const value = read(rows[document] as number)
      values[document] = value
      if (value > highest) highest = value
    }
  })
  const column = createColumn(rows.length, highest)
  column.set(values)
  yield
  return column
}

function* readIds({ ids, position }: RowTable, rows: Uint32Array): Task<IdColumn> {
  let [length, wide] = [0, false]
  yield* inBatches(rows.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const row = rows[document] as number
      const { units, starts } = ids(row)
      const at = position(row)
      length += (starts[at + 1] as number) - (starts[at] as number)
      wide ||= units instanceof Uint16Array
    }
  })
  const { units: copied, starts: copiedStarts } = createIdColumn(rows.length, length, wide)
  let size = 0
  yield* inBatches(rows.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const row = rows[document] as number
      const { units, starts } = ids(row)
      const at = position(row)
      const end = starts[at + 1] as number
      for (let i = starts[at] as number; i < end; i++) copied[size++] = units[i] as number
      copiedStarts[document + 1] = size
    }
  })
  return { units: copied, starts: copiedStarts }
}
