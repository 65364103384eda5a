import type { Spelling } from '../dictionary/dictionaries.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import { type CompiledField, type CompiledSchema, hasDictionary } from '../schema/compile-schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { type Columns, createCodeColumn, createColumn, type ValueColumn } from './columns.ts'
import { createIdColumn, type IdColumn, idOf } from './id-column.ts'
import { sortByValue } from './sort-by-value.ts'
import { sortIds } from './sort-ids.ts'
import type { WordList } from './word-list.ts'

/** The records so far in the order in which they were added, one row each. Arrays may be longer than needed. */
export interface CollectedRows {
  size: number
  ids: IdColumn
  /** By field ordinal: codes of `lists`; numbers plus one; flags as bits. */
  fields: (Uint32Array | Float64Array)[]
  /** By field ordinal; null for numbers and flags. */
  lists: readonly (WordList | null)[]
  /** By row, the keywords that are not spelled as in `lists`. */
  spellings: Map<number, Spelling[]>
}

/** The collected rows as columns, clustered by the schema's `clusterBy`. */
export function* finishColumns(schema: CompiledSchema, rows: CollectedRows): Task<Columns> {
  const dictionaries: (DictionaryWords | null)[] = []
  for (const list of rows.lists) dictionaries.push(list && (yield* list.words()))
  const sources = yield* clusterRows(schema, rows, dictionaries)

  const fields: ValueColumn[] = []
  for (const [ordinal, field] of schema.fields.entries()) {
    const column = yield* narrowed(rows.fields[ordinal] as Uint32Array | Float64Array, sources)
    fields.push(column)
    if (field.kind === 'number' && hasDictionary(field)) dictionaries[ordinal] = yield* wordsOf(field, column)
  }
  const ids = yield* pickIds(rows.ids, sources)
  const byId = yield* sortIds(ids)
  const spellings = [...rows.spellings].map(([row, spelled]) => [idOf(rows.ids, row), spelled] as const)
  return { schema, size: rows.size, ids, byId, fields, dictionaries, spellings }
}

/** Row numbers in document order. */
function* clusterRows(
  { clusterBy }: CompiledSchema,
  { size, fields }: CollectedRows,
  dictionaries: readonly (DictionaryWords | null)[],
): Task<Uint32Array> {
  let rows: Uint32Array = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  // Stable sorts, the least significant field first.
  for (const ordinal of clusterBy.toReversed()) {
    const { keys, order } = dictionaries[ordinal] as DictionaryWords
    const ranks = new Uint32Array(keys.length).fill(1)
    for (const [position, code] of order.entries()) ranks[code] = position + 2
    const codes = fields[ordinal] as Uint32Array
    const ranked = createCodeColumn(size, keys.length + 1)
    yield* inBatches(size, (from, to) => {
      for (let row = from; row < to; row++) ranked[row] = ranks[codes[row] as number] as number
    })
    rows = yield* sortByValue(rows, ranked)
  }
  return rows
}

/** The values of the rows `sources` in the narrowest column that holds them. */
function* narrowed(column: Uint32Array | Float64Array, sources: Uint32Array): Task<ValueColumn> {
  let highest = 0
  yield* inBatches(sources.length, (from, to) => {
    for (let row = from; row < to; row++)
      if ((column[row] as number) > highest) highest = column[row] as number
  })
  const picked = createColumn(sources.length, highest)
  yield* inBatches(sources.length, (from, to) => {
    for (let d = from; d < to; d++) picked[d] = column[sources[d] as number] as number
  })
  return picked
}

/** The distinct numbers of a column, ascending. */
export function* wordsOf(field: CompiledField, column: ValueColumn): Task<DictionaryWords> {
  const found = new Set<number>()
  yield* inBatches(column.length, (from, to) => {
    for (let d = from; d < to; d++) found.add(column[d] as number)
  })
  found.delete(0)
  const numbers = [...found].sort((a, b) => a - b).map((stored) => stored - 1)
  return {
    keys: ['', ...numbers.map(String)],
    labels: ['', ...numbers.map((number) => field.format(number))],
    order: Uint32Array.from(numbers, (_, i) => i + 1),
  }
}

function* pickIds({ units, starts }: IdColumn, sources: Uint32Array): Task<IdColumn> {
  const ids = createIdColumn(sources.length, starts[sources.length] as number, units instanceof Uint16Array)
  let at = 0
  yield* inBatches(sources.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const row = sources[d] as number
      const end = starts[row + 1] as number
      for (let i = starts[row] as number; i < end; i++) ids.units[at++] = units[i] as number
      ids.starts[d + 1] = at
    }
  })
  return ids
}
