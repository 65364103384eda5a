import { bandsOf, formatNumber } from '../stock/bands.ts'
import {
  filterFields,
  isWordField,
  type NumberField,
  numberFields,
  wordFields,
} from '../stock/filter-fields.ts'
import { type CodeColumn, type Columns, createColumn } from './engine/columns.ts'
import type { SavedDictionary } from './engine/dictionary.ts'
import { createIdColumn, type IdColumn } from './engine/id-column.ts'
import type { SpelledListing } from './engine/shelf.ts'
import { inSteps, type Steps } from './engine/steps.ts'
import type { GatheredRows } from './gathered-rows.ts'
import { orderRows } from './order-rows.ts'
import { sortIds } from './sort-ids.ts'

/** What a shelf of the index begins with. */
export interface ShelfColumns {
  columns: Columns
  /** By axis, see `Vocabulary`. */
  dictionaries: (SavedDictionary | null)[]
  /** Of listings whose spelling of a word is not that of its dictionary. */
  spellings: readonly SpelledListing[]
}

/** The rows as columns, in the order of `orderRows`. Each id may be there once only. */
export function* columnsOfRows(rows: GatheredRows): Steps<ShelfColumns> {
  const words: SavedDictionary[] = []
  for (const list of rows.lists) words.push(yield* list.dictionary())
  const sources = yield* orderRows(rows, words)

  const wordCodes: CodeColumn[] = []
  for (const [position, { keys }] of words.entries())
    wordCodes.push(yield* pick(rows.codes[position] as Uint32Array, sources, keys.length - 1))
  const values: CodeColumn[] = []
  for (const column of rows.values)
    values.push(yield* pick(column, sources, yield* highestOf(column, rows.size)))
  const codes: (CodeColumn | null)[] = []
  const dictionaries: (SavedDictionary | null)[] = []
  for (const field of filterFields) {
    if (isWordField(field)) {
      const position = wordFields.indexOf(field)
      codes.push(wordCodes[position] as CodeColumn)
      dictionaries.push(words[position] as SavedDictionary)
    } else {
      codes.push(null)
      dictionaries.push(yield* countNumbers(field, values[numberFields.indexOf(field)] as CodeColumn))
    }
  }
  codes.push(wordCodes.at(-1) as CodeColumn)
  dictionaries.push(words.at(-1) as SavedDictionary)

  const arrived = new Float64Array(rows.size)
  const relevance = new Uint16Array(rows.size)
  yield* inSteps(rows.size, (from, to) => {
    for (let d = from; d < to; d++) {
      arrived[d] = rows.arrived[sources[d] as number] as number
      relevance[d] = rows.relevance[sources[d] as number] as number
    }
  })
  const ids = yield* pickIds(rows, sources)
  const byId = yield* sortIds(ids)
  return {
    columns: { size: rows.size, ids, byId, codes, values, arrived, relevance },
    dictionaries,
    spellings: [...rows.spellings].map(([row, spellings]) => [idOf(rows, row), spellings]),
  }
}

function idOf({ units, starts }: GatheredRows, row: number): string {
  let id = ''
  for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
    id += String.fromCharCode(units[at] as number)
  return id
}

function* pick(column: Uint32Array, sources: Uint32Array, highest: number): Steps<CodeColumn> {
  const picked = createColumn(sources.length, highest)
  yield* inSteps(sources.length, (from, to) => {
    for (let d = from; d < to; d++) picked[d] = column[sources[d] as number] as number
  })
  return picked
}

function* highestOf(column: Uint32Array, size: number): Steps<number> {
  let highest = 0
  yield* inSteps(size, (from, to) => {
    for (let row = from; row < to; row++) highest = Math.max(highest, column[row] as number)
  })
  return highest
}

/** Counts (years, doors) are offered one by one, and so have a dictionary; null for measures. */
function* countNumbers(field: NumberField, values: CodeColumn): Steps<SavedDictionary | null> {
  if (bandsOf(field).length > 0) return null
  const counts = new Map<number, number>()
  yield* inSteps(values.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = values[d] as number
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  })
  counts.delete(0)
  const found = [...counts.keys()].sort((a, b) => a - b)
  return {
    keys: ['', ...found.map((value) => String(value - 1))],
    labels: ['', ...found.map((value) => formatNumber(field, value - 1))],
    listings: [0, ...found.map((value) => counts.get(value) as number)],
    order: Uint32Array.from(found, (_, i) => i + 1),
  }
}

function* pickIds({ units, starts }: GatheredRows, sources: Uint32Array): Steps<IdColumn> {
  const length = starts[sources.length] as number
  const ids = createIdColumn(sources.length, length, units instanceof Uint16Array)
  let at = 0
  yield* inSteps(sources.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const row = sources[d] as number
      const end = starts[row + 1] as number
      for (let i = starts[row] as number; i < end; i++) ids.units[at++] = units[i] as number
      ids.starts[d + 1] = at
    }
  })
  return ids
}
