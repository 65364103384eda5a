import { filterFields, numberFields, wordFields } from '../stock/filter-fields.ts'
import { compareCodeUnits, compareWords } from './compare-words.ts'
import type { Spelling } from './engine/vocabulary.ts'
import type { ListingBatch } from './listing-batch.ts'
import { wordLabel } from './word-key.ts'
import { createWordList, type WordList } from './word-list.ts'

/** Listings of one type in the order in which they came, one row each, field by field. Columns have room to spare. */
export interface GatheredRows {
  size: number
  /** Code units of the ids end to end, and where each starts; one more entry for the end of the last. */
  units: Uint8Array | Uint16Array
  starts: Uint32Array
  /** By position in `wordFields`, then the place: codes of `lists`. */
  codes: Uint32Array[]
  lists: WordList[]
  /** By row, the words that a listing spells otherwise than the first that had them. */
  spellings: Map<number, Spelling[]>
  /** By position in `numberFields`: stored numbers plus one; 0 for unknown. */
  values: Uint32Array[]
  arrived: Float64Array
  relevance: Uint16Array
}

export function createRows(): GatheredRows {
  return {
    size: 0,
    units: new Uint8Array(0),
    starts: new Uint32Array(1),
    codes: [...wordFields, 'place'].map(() => new Uint32Array(0)),
    lists: [...wordFields.map(() => createWordList(compareWords)), createWordList(compareCodeUnits)],
    spellings: new Map(),
    values: numberFields.map(() => new Uint32Array(0)),
    arrived: new Float64Array(0),
    relevance: new Uint16Array(0),
  }
}

export function addBatch(rows: GatheredRows, batch: ListingBatch): void {
  const from = rows.size
  const to = from + batch.arrived.length
  reserve(rows, to)
  addIds(rows, batch)
  for (const [field, list] of rows.lists.entries()) {
    const codes = batch.codes[field] as Uint32Array
    addCodes(rows.codes[field] as Uint32Array, from, codes, batch.words, list)
    addSpellings(rows, field, from, codes, batch.words)
  }
  for (const [field, column] of rows.values.entries()) column.set(batch.values[field] as Uint32Array, from)
  rows.arrived.set(batch.arrived, from)
  rows.relevance.set(batch.relevance, from)
  rows.size = to
}

/** Each word is looked up once a batch. */
function addCodes(column: Uint32Array, from: number, codes: Uint32Array, words: string[], list: WordList) {
  const unknown = 0xffff_ffff
  const translated = new Uint32Array(words.length).fill(unknown)
  translated[0] = 0
  for (let i = 0; i < codes.length; i++) {
    const word = codes[i] as number
    let code = translated[word] as number
    if (code === unknown) {
      code = list.codeOf(words[word] as string)
      translated[word] = code
    }
    column[from + i] = code
    list.listings[code] = (list.listings[code] as number) + 1
  }
}

/** Places, which come after the words, have one spelling each. */
function addSpellings(rows: GatheredRows, field: number, from: number, codes: Uint32Array, words: string[]) {
  const list = rows.lists[field] as WordList
  const wordField = wordFields[field]
  if (wordField === undefined) return
  const axis = filterFields.indexOf(wordField)
  const used = new Set(codes)
  used.delete(0)
  const others = new Map<number, Spelling>()
  for (const word of used) {
    const text = words[word] as string
    const label = wordLabel(text)
    const code = list.codeOf(text)
    if (code !== 0 && list.labels[code] !== label) others.set(word, [axis, label])
  }
  if (others.size === 0) return
  for (let i = 0; i < codes.length; i++) {
    const spelling = others.get(codes[i] as number)
    if (spelling) rows.spellings.set(from + i, [...(rows.spellings.get(from + i) ?? []), spelling])
  }
}

function addIds(rows: GatheredRows, { ids }: ListingBatch): void {
  const start = rows.starts[rows.size] as number
  const end = start + ids.units.length
  if (ids.units instanceof Uint16Array && rows.units instanceof Uint8Array)
    rows.units = Uint16Array.from(rows.units)
  if (end > rows.units.length) rows.units = grown(rows.units, end * 2)
  rows.units.set(ids.units, start)
  for (let i = 1; i < ids.starts.length; i++) rows.starts[rows.size + i] = start + (ids.starts[i] as number)
}

function reserve(rows: GatheredRows, size: number): void {
  if (size <= rows.arrived.length) return
  const room = Math.max(size * 2, 1_024)
  rows.starts = grown(rows.starts, room + 1)
  rows.codes = rows.codes.map((column) => grown(column, room))
  rows.values = rows.values.map((column) => grown(column, room))
  rows.arrived = grown(rows.arrived, room)
  rows.relevance = grown(rows.relevance, room)
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array

function grown<C extends Column>(column: C, length: number): C {
  const longer = new (column.constructor as new (length: number) => C)(length)
  longer.set(column)
  return longer
}
