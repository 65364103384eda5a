import type { Spelling } from '../dictionary/dictionaries.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import { type CompiledField, type CompiledSchema, hasDictionary } from '../schema/compile-schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { arrangeColumns, type RowTable } from './arrange-columns.ts'
import type { Columns, ValueColumn } from './columns.ts'
import { type IdColumn, idOf, joinIds } from './id-column.ts'
import type { WordList } from './word-list.ts'

/** The records so far in the order in which they were added, one row each. */
export interface CollectedRows {
  size: number
  batches: {
    ids: IdColumn
    /** By field ordinal: codes of `lists`; numbers plus one; flags as bits. */
    fields: readonly (Uint32Array | Float64Array)[]
  }[]
  /** By field ordinal; null for numbers and flags. */
  lists: readonly (WordList | null)[]
  /** By row, the keywords that are not spelled as in `lists`. */
  spellings: Map<number, Spelling[]>
}

/** The collected rows as columns, clustered by the schema's `clusterBy`. */
export function* finishColumns(schema: CompiledSchema, rows: CollectedRows): Task<Columns> {
  const dictionaries: (DictionaryWords | null)[] = []
  for (const list of rows.lists) dictionaries.push(list && (yield* list.words()))
  const ids = joinIds(rows.batches.map((batch) => batch.ids))
  const table = tableOf(rows, ids, dictionaries)
  const documents = yield* arrangeColumns(schema, table, table.rows)
  for (const [ordinal, field] of schema.fields.entries()) {
    if (field.kind === 'number' && hasDictionary(field))
      dictionaries[ordinal] = yield* wordsOf(field, documents.fields[ordinal] as ValueColumn)
  }
  const spellings = [...rows.spellings].map(([row, spelled]) => [idOf(ids, row), spelled] as const)
  return { ...documents, schema, dictionaries, spellings }
}

function tableOf(
  { size, batches }: CollectedRows,
  ids: IdColumn,
  dictionaries: readonly (DictionaryWords | null)[],
): RowTable {
  const rows = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  return {
    rows,
    ids: () => ids,
    position: (row) => row,
    reader(ordinal) {
      const column = joinFields(batches.map(({ fields }) => fields[ordinal] as Uint32Array | Float64Array))
      return (row) => column[row] as number
    },
    order: (ordinal) => (dictionaries[ordinal] as DictionaryWords).order,
  }
}

function joinFields(parts: readonly (Uint32Array | Float64Array)[]): Uint32Array | Float64Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const joined = parts[0] instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
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
