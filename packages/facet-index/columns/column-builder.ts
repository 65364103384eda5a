import { compareKeys, type Spelling } from '../dictionary/dictionaries.ts'
import { wordLabel } from '../dictionary/words.ts'
import { type CompiledSchema, compileSchema, storesValues } from '../schema/compile-schema.ts'
import type { Schema } from '../schema/schema.ts'
import type { Task } from '../tasks/task.ts'
import type { Columns } from './columns.ts'
import { type CollectedRows, finishColumns } from './finish-columns.ts'
import type { RecordBatch } from './record-batch.ts'
import { createWordList } from './word-list.ts'

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

function collectNothing({ fields }: CompiledSchema): CollectedRows {
  return {
    size: 0,
    batches: [],
    lists: fields.map((field) => (storesValues(field) ? null : createWordList(compareKeys(field)))),
    spellings: new Map(),
  }
}

/** The column of one field of the batch, with codes of the field's list in place of positions in the batch's words. */
function addField(rows: CollectedRows, ordinal: number, batch: RecordBatch): Uint32Array | Float64Array {
  const added = batch.fields[ordinal] as Uint32Array
  const list = rows.lists[ordinal] ?? null
  if (list === null) return added
  const column = new Uint32Array(batch.size)
  // Each word is looked up once a batch.
  const unknown = 0xffff_ffff
  const codes = new Uint32Array(batch.words.length).fill(unknown)
  const otherSpellings = new Map<number, Spelling>()
  codes[0] = 0
  for (let row = 0; row < batch.size; row++) {
    const word = added[row] as number
    let code = codes[word] as number
    if (code === unknown) {
      const text = batch.words[word] as string
      code = list.codeOf(text)
      codes[word] = code
      const label = wordLabel(text)
      if (code !== 0 && list.labels[code] !== label) otherSpellings.set(word, [ordinal, label])
    }
    column[row] = code
  }
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
