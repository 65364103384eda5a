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
      reserve(rows, rows.size + batch.size)
      addIds(rows, batch)
      for (const ordinal of compiled.fields.keys()) addField(rows, ordinal, batch)
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
    ids: { units: new Uint8Array(0), starts: new Uint32Array(1) },
    fields: fields.map(({ highest }) => (highest < 2 ** 32 ? new Uint32Array(0) : new Float64Array(0))),
    lists: fields.map((field) => (storesValues(field) ? null : createWordList(compareKeys(field)))),
    spellings: new Map(),
  }
}

function addField(rows: CollectedRows, ordinal: number, batch: RecordBatch): void {
  const column = rows.fields[ordinal] as Uint32Array
  const added = batch.fields[ordinal] as Uint32Array
  const list = rows.lists[ordinal] ?? null
  if (list === null) {
    column.set(added, rows.size)
    return
  }
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
    column[rows.size + row] = code
  }
  if (otherSpellings.size === 0) return
  for (let row = 0; row < batch.size; row++) {
    const spelling = otherSpellings.get(added[row] as number)
    if (spelling === undefined) continue
    const known = rows.spellings.get(rows.size + row)
    if (known === undefined) rows.spellings.set(rows.size + row, [spelling])
    else known.push(spelling)
  }
}

function addIds({ size, ids }: CollectedRows, batch: RecordBatch): void {
  const start = ids.starts[size] as number
  const end = start + batch.ids.units.length
  if (batch.ids.units instanceof Uint16Array && ids.units instanceof Uint8Array)
    ids.units = Uint16Array.from(ids.units)
  if (end > ids.units.length) ids.units = grown(ids.units, end * 2)
  ids.units.set(batch.ids.units, start)
  for (let i = 1; i <= batch.size; i++) ids.starts[size + i] = start + (batch.ids.starts[i] as number)
}

function reserve(rows: CollectedRows, size: number): void {
  if (size < rows.ids.starts.length) return
  const room = Math.max(size * 2, 1_024)
  rows.ids.starts = grown(rows.ids.starts, room + 1)
  rows.fields = rows.fields.map((column) => grown(column, room))
}

function grown<C extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: C,
  length: number,
): C {
  const longer = new (column.constructor as new (length: number) => C)(length)
  longer.set(column)
  return longer
}
