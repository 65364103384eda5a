import { compareKeys, type Spelling } from '../dictionary/dictionaries.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import { wordLabel } from '../dictionary/words.ts'
import {
  type CompiledField,
  type CompiledSchema,
  compileSchema,
  hasDictionary,
  storesValues,
} from '../schema/compile-schema.ts'
import type { Schema } from '../schema/schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { arrangeColumns, type RowTable } from './arrange-columns.ts'
import { type Columns, createCodeColumn, type ValueColumn } from './columns.ts'
import { type IdColumn, idOf, joinIds } from './id-column.ts'
import type { RecordBatch } from './record-batch.ts'
import { createWordList, type WordList } from './word-list.ts'

/** Turns batches of records into the columns of an index. */
export interface ColumnBuilder {
  /** No id may occur twice in all batches together. */
  add(batch: RecordBatch): void
  /** Call once, after the last batch. */
  finish(): Task<Columns>
}

export function createColumnBuilder(schema: Schema): ColumnBuilder {
  const compiled = compileSchema(schema)
  let rows = collectNothing(compiled)
  return {
    add(batch) {
      const fields = compiled.fields.map((_, ordinal) => addField(rows, ordinal, batch))
      rows.batches.push({ ids: batch.ids, fields })
      rows.size += batch.size
    },
    *finish() {
      const collected = rows
      // The finished columns are as large again: the rows are released as soon as nothing reads them.
      rows = collectNothing(compiled)
      return yield* finishColumns(compiled, collected)
    },
  }
}

/** The records so far in the order in which they were added, one row each. */
interface CollectedRows {
  size: number
  batches: {
    ids: IdColumn
    /** By field ordinal: codes of `lists`; numbers plus one; flags as bits. */
    fields: readonly ValueColumn[]
  }[]
  /** By field ordinal; null for numbers and flags. */
  lists: readonly (WordList | null)[]
  /** By row, the keywords that are not spelled as in `lists`. */
  spellings: Map<number, Spelling[]>
}

function collectNothing({ fields }: CompiledSchema): CollectedRows {
  return {
    size: 0,
    batches: [],
    lists: fields.map((field) => (storesValues(field) ? null : createWordList(compareKeys(field)))),
    spellings: new Map(),
  }
}

/** The column of one field of the batch, with codes of the field's list in place of positions in the batch's words. */
function addField(rows: CollectedRows, ordinal: number, batch: RecordBatch): ValueColumn {
  const added = batch.fields[ordinal] as ValueColumn
  const list = rows.lists[ordinal] ?? null
  if (list === null) return added
  // Each word is looked up once a batch.
  const unknown = 0xffff_ffff
  const codes = new Uint32Array(batch.words.length).fill(unknown)
  const otherSpellings = new Map<number, Spelling>()
  codes[0] = 0
  let highest = 0
  for (let row = 0; row < batch.size; row++) {
    const word = added[row] as number
    if (codes[word] !== unknown) continue
    const text = batch.words[word] as string
    const code = list.codeOf(text)
    codes[word] = code
    if (code > highest) highest = code
    const label = wordLabel(text)
    if (code !== 0 && list.labels[code] !== label) otherSpellings.set(word, [ordinal, label])
  }
  const column = createCodeColumn(batch.size, highest)
  for (let row = 0; row < batch.size; row++) column[row] = codes[added[row] as number] as number
  if (otherSpellings.size === 0) return column
  for (let row = 0; row < batch.size; row++) {
    const spelling = otherSpellings.get(added[row] as number)
    if (spelling === undefined) continue
    const known = rows.spellings.get(rows.size + row)
    if (known === undefined) rows.spellings.set(rows.size + row, [spelling])
    else known.push(spelling)
  }
  return column
}

/** The collected rows as columns, clustered by the schema's `clusterBy`. */
function* finishColumns(schema: CompiledSchema, rows: CollectedRows): Task<Columns> {
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
  // All readers use it in turn: large new buffers cause garbage collections (docs/how-it-works.md).
  const joined = new ArrayBuffer(size * Float64Array.BYTES_PER_ELEMENT)
  return {
    rows,
    ids: () => ids,
    position: (row) => row,
    reader(ordinal) {
      const column = joinFields(
        batches.map(({ fields }) => fields[ordinal] as ValueColumn),
        joined,
        size,
      )
      return (row) => column[row] as number
    },
    order: (ordinal) => (dictionaries[ordinal] as DictionaryWords).order,
  }
}

/** The parts as one column of `size` rows in `buffer`, as wide as the widest of them. */
function joinFields(parts: readonly ValueColumn[], buffer: ArrayBuffer, size: number): ValueColumn {
  const widest = parts.reduce((most, part) => Math.max(most, part.BYTES_PER_ELEMENT), 1)
  const Column = [Uint8Array, Uint16Array, Uint32Array, Float64Array].find(
    ({ BYTES_PER_ELEMENT }) => BYTES_PER_ELEMENT === widest,
  ) as Uint32ArrayConstructor
  const joined = new Column(buffer, 0, size)
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
