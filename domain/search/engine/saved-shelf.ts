import { filterFields, isWordField, numberFields } from '../../stock/filter-fields.ts'
import type { ShelfColumns } from '../columns-of-rows.ts'
import {
  type Column,
  type ColumnDescription,
  describeColumns,
  readColumn,
  readColumns,
} from './column-list.ts'
import type { Columns } from './columns.ts'
import type { DictionaryWords, SavedDictionary } from './dictionary.ts'
import type { Shelf, SpelledListing } from './shelf.ts'
import { inSteps, type Steps } from './steps.ts'
import { placeAxis } from './vocabulary.ts'

/** What a file says of a shelf beside its columns. */
export interface SavedShelf {
  columns: ColumnDescription[]
  /** By axis. */
  dictionaries: (SavedWords | null)[]
  /** Bytes of each piece of JSON, which holds the spellings of so many listings. */
  spellings: number[]
}

interface SavedWords {
  order: ColumnDescription
  /** Bytes of each piece of JSON, which holds the keys and the labels of so many words. */
  words: number[]
}

/** A shelf as of its last merge: columns never change, and words are copied. */
export interface TakenShelf {
  columns: Columns
  dictionaries: readonly (DictionaryWords | null)[]
  spellings: readonly SpelledListing[]
}

const wordsInPiece = 2_048

export function takeShelf({ base, vocabulary, spellings }: Shelf): TakenShelf {
  return {
    columns: base.columns,
    dictionaries: vocabulary.dictionaries.map((dictionary) => dictionary?.save() ?? null),
    spellings: [...spellings],
  }
}

/** Hands everything to `write`, column after column. */
export function* saveShelf<Piece>(
  { columns, dictionaries, spellings }: TakenShelf,
  write: (column: Column) => Generator<Piece, void>,
): Generator<Piece, SavedShelf> {
  const saved: SavedShelf = { columns: [], dictionaries: [], spellings: [] }
  for (const { column, description } of describeColumns(columns)) {
    saved.columns.push(description)
    yield* write(column)
  }
  for (const dictionary of dictionaries) {
    saved.dictionaries.push(dictionary && (yield* saveWords(dictionary, write)))
  }
  for (let from = 0; from < spellings.length; from += wordsInPiece) {
    const text = new TextEncoder().encode(JSON.stringify(spellings.slice(from, from + wordsInPiece)))
    saved.spellings.push(text.length)
    yield* write(text)
  }
  return saved
}

function* saveWords<Piece>(
  { keys, labels, order }: DictionaryWords,
  write: (column: Column) => Generator<Piece, void>,
): Generator<Piece, SavedWords> {
  yield* write(order)
  const words: number[] = []
  for (let from = 0; from < keys.length; from += wordsInPiece) {
    const to = from + wordsInPiece
    const text = new TextEncoder().encode(JSON.stringify([keys.slice(from, to), labels.slice(from, to)]))
    words.push(text.length)
    yield* write(text)
  }
  return { order: { bytes: 4, length: order.length }, words }
}

/** The inverse of `saveShelf`, from `cursor` on. How many listings have a word is counted afresh. */
export function* readShelf(saved: SavedShelf, file: Uint8Array, cursor: { at: number }): Steps<ShelfColumns> {
  const columns = readColumns(saved.columns, file, cursor)
  const dictionaries: (SavedDictionary | null)[] = []
  for (const [axis, described] of saved.dictionaries.entries()) {
    const words = described && (yield* readWords(described, file, cursor))
    dictionaries.push(words && { ...words, listings: yield* countListings(columns, axis, words.keys) })
  }
  const spellings: SpelledListing[] = []
  for (const length of saved.spellings) {
    const text = readColumn({ bytes: 1, length }, file, cursor) as Uint8Array
    for (const listing of JSON.parse(new TextDecoder().decode(text)) as SpelledListing[])
      spellings.push(listing)
    yield
  }
  return { columns, dictionaries, spellings }
}

function* readWords(
  { order, words }: SavedWords,
  file: Uint8Array,
  cursor: { at: number },
): Steps<DictionaryWords> {
  const read: DictionaryWords = {
    keys: [],
    labels: [],
    order: readColumn(order, file, cursor) as Uint32Array,
  }
  for (const length of words) {
    const text = readColumn({ bytes: 1, length }, file, cursor) as Uint8Array
    const [keys, labels]: [string[], string[]] = JSON.parse(new TextDecoder().decode(text))
    read.keys.push(...keys)
    read.labels.push(...labels)
    yield
  }
  return read
}

function* countListings(columns: Columns, axis: number, keys: readonly string[]): Steps<number[]> {
  const counts = new Uint32Array(keys.length)
  const field = filterFields[axis]
  const isNumber = axis !== placeAxis && field !== undefined && !isWordField(field)
  const column = isNumber ? columns.values[numberFields.indexOf(field)] : columns.codes[axis]
  // Columns of numbers hold the number plus one.
  const codes = isNumber ? new Map(keys.map((key, code) => [Number(key) + 1, code])) : null
  yield* inSteps(columns.size, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = column?.[d] as number
      const code = codes === null ? value : (codes.get(value) as number)
      if (value > 0) counts[code] = (counts[code] as number) + 1
    }
  })
  counts[0] = 0
  return [...counts]
}
