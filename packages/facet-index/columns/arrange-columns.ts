import { ranksOf } from '../dictionary/dictionary.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { createCodeColumn, createColumn, type DocumentColumns, type ValueColumn } from './columns.ts'
import { createIdColumn, type IdColumn } from './id-column.ts'
import { sortByValue } from './sort-by-value.ts'
import { sortIds } from './sort-ids.ts'

/** Records in any order, one row each. */
export interface RowTable {
  /** Rows are below this. */
  end: number
  /** The id of a row is in this column … */
  ids(row: number): IdColumn
  /** … at this position. */
  position(row: number): number
  /** Reads the stored value of a field by row, see `DocumentColumns.fields`. */
  reader(ordinal: number): (row: number) => number
  /** Of a keyword field, the codes in the order in which facets list them. */
  order(ordinal: number): Uint32Array
}

/** Some rows of a table as documents, clustered by the schema's `clusterBy`; equal ones keep the order of `rows`. */
export function* arrangeColumns(
  schema: CompiledSchema,
  table: RowTable,
  rows: Uint32Array,
): Task<DocumentColumns> {
  const clustered = yield* clusterRows(schema, table, rows)
  const fields: ValueColumn[] = []
  for (const ordinal of schema.fields.keys()) fields.push(yield* readField(table.reader(ordinal), clustered))
  const ids = yield* readIds(table, clustered)
  return { size: rows.length, ids, byId: yield* sortIds(ids), fields }
}

function* clusterRows({ clusterBy }: CompiledSchema, table: RowTable, rows: Uint32Array): Task<Uint32Array> {
  let clustered = rows
  // Stable sorts, the least significant field first.
  for (const ordinal of clusterBy.toReversed()) {
    const codeOf = table.reader(ordinal)
    const order = table.order(ordinal)
    const ranks = ranksOf(order)
    const ranked = createCodeColumn(table.end, order.length + 1)
    yield* inBatches(rows.length, (from, to) => {
      for (let i = from; i < to; i++) {
        const row = rows[i] as number
        const code = codeOf(row)
        ranked[row] = code === 0 ? 1 : (ranks[code] as number) + 2
      }
    })
    clustered = yield* sortByValue(clustered, ranked)
  }
  return clustered
}

/** The values of some rows in the narrowest column that holds them. */
function* readField(read: (row: number) => number, rows: Uint32Array): Task<ValueColumn> {
  const values = new Float64Array(rows.length)
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
