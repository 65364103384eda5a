import type { Columns, RecordSpellings, ValueColumn } from '../columns/columns.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import type { CompiledField, CompiledSchema } from '../schema/compile-schema.ts'
import type { Task } from '../tasks/task.ts'

/** Where the arrays of one set of columns lie in a file, one after the other, each padded to 8 bytes. */
export interface SavedColumns {
  /** See `CompiledSchema.fingerprint`: columns of other fields or bands would mean something else. */
  fingerprint: string
  units: SavedArray
  starts: SavedArray
  byId: SavedArray
  /** By field ordinal. */
  fields: SavedArray[]
  /** By field ordinal. */
  dictionaries: (SavedWords | null)[]
  spellings: SavedJson
}

interface SavedArray {
  bytes: 1 | 2 | 4 | 8
  length: number
}

/** Bytes of each piece of JSON. Long lists are in several pieces, so that none takes long to parse. */
type SavedJson = number[]

interface SavedWords {
  order: SavedArray
  keys: SavedJson
  labels: SavedJson
}

const itemsInPiece = 2_048

export type WriteBytes = (bytes: ValueColumn) => Generator<Uint8Array, void>

export function* saveColumns(columns: Columns, write: WriteBytes): Generator<Uint8Array, SavedColumns> {
  function* array(values: ValueColumn): Generator<Uint8Array, SavedArray> {
    yield* write(values)
    return { bytes: values.BYTES_PER_ELEMENT as SavedArray['bytes'], length: values.length }
  }
  function* json(items: readonly unknown[]): Generator<Uint8Array, SavedJson> {
    const lengths: number[] = []
    for (let from = 0; from < items.length; from += itemsInPiece) {
      const text = new TextEncoder().encode(JSON.stringify(items.slice(from, from + itemsInPiece)))
      lengths.push(text.length)
      yield* write(text)
    }
    return lengths
  }
  const units = yield* array(columns.ids.units)
  const starts = yield* array(columns.ids.starts)
  const byId = yield* array(columns.byId)
  const fields: SavedArray[] = []
  for (const field of columns.fields) fields.push(yield* array(field))
  const dictionaries: (SavedWords | null)[] = []
  for (const words of columns.dictionaries) {
    dictionaries.push(
      words && {
        order: yield* array(words.order),
        keys: yield* json(words.keys),
        labels: yield* json(words.labels),
      },
    )
  }
  const spellings = yield* json(columns.spellings)
  const { fingerprint } = columns.schema
  return { fingerprint, units, starts, byId, fields, dictionaries, spellings }
}

/** A position in a file, which reading moves on. */
export interface Cursor {
  file: Uint8Array
  at: number
}

/** The inverse of `saveColumns`; the columns are views on the file. */
export function* readColumns(schema: CompiledSchema, saved: SavedColumns, cursor: Cursor): Task<Columns> {
  const units = readArray(saved.units, cursor) as Uint8Array | Uint16Array
  const starts = readArray(saved.starts, cursor) as Uint32Array
  const byId = readArray(saved.byId, cursor) as Uint32Array
  const fields = saved.fields.map((field) => readArray(field, cursor))
  const dictionaries: (DictionaryWords | null)[] = []
  for (const [ordinal, words] of saved.dictionaries.entries()) {
    const field = schema.fields[ordinal] as CompiledField
    dictionaries.push(words && (yield* readWords(field, words, cursor)))
  }
  const spellings = yield* readJson<RecordSpellings>(saved.spellings, cursor)
  return { schema, size: byId.length, ids: { units, starts }, byId, fields, dictionaries, spellings }
}

function* readWords(field: CompiledField, saved: SavedWords, cursor: Cursor): Task<DictionaryWords> {
  const order = readArray(saved.order, cursor) as Uint32Array
  const keys = yield* readJson<string>(saved.keys, cursor)
  const labels = yield* readJson<string>(saved.labels, cursor)
  if (field.kind !== 'number') return { keys, labels, order }
  // Written afresh, because the schema's `format` may have changed since.
  return { keys, labels: keys.map((key) => (key === '' ? '' : field.format(Number(key)))), order }
}

function* readJson<T>(lengths: SavedJson, cursor: Cursor): Task<T[]> {
  const items: T[] = []
  for (const length of lengths) {
    const text = new TextDecoder().decode(readArray({ bytes: 1, length }, cursor))
    for (const item of JSON.parse(text) as T[]) items.push(item)
    yield
  }
  return items
}

function readArray({ bytes, length }: SavedArray, cursor: Cursor): ValueColumn {
  const kinds = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array }
  const { file, at } = cursor
  cursor.at += Math.ceil((bytes * length) / 8) * 8
  return new kinds[bytes](file.buffer as ArrayBuffer, file.byteOffset + at, length)
}
