import { filterFields, isWordField } from '../../stock/filter-fields.ts'
import { type Bitset, fullSet, has, removeFrom } from './bitset.ts'
import type { CodeColumn, Columns } from './columns.ts'
import { type Counters, codeAt, createCounters } from './counters.ts'
import { facetColumn } from './facet-column.ts'
import { createGroups, type Groups } from './groups.ts'
import { findId } from './id-column.ts'
import { createNumberOrder, type NumberOrder } from './number-order.ts'
import { createPlaceTable, type PlaceTable } from './place-table.ts'
import { sortByValue } from './radix-sort.ts'
import { inSteps, type Steps, sortInSteps } from './steps.ts'
import { axes, placeAxis, type Vocabulary } from './vocabulary.ts'
import { createWordSets, type WordSets } from './word-sets.ts'

/** The listings of the last merge, with everything that makes queries over them fast. Only `live` and `totals` change. */
export interface Base {
  columns: Columns
  /** Documents still on the forecourt as the columns say. */
  live: Bitset
  liveSize: number
  /** Position of each document in the order of ids. */
  idRank: Uint32Array
  /** By position in `numberFields`. */
  orders: readonly NumberOrder[]
  /** By axis; null where there are no words. */
  words: readonly (WordSets | null)[]
  counters: Counters
  groups: Groups
  /** By axis, then code: how many live documents. */
  totals: readonly Uint32Array[]
  byRelevance: Uint32Array
  byArrival: Uint32Array
  /** The documents of each place together, by id; those of place p from `placeStarts[p]` on. */
  byPlace: Uint32Array
  placeStarts: Uint32Array
  places: PlaceTable
}

export function* createBase(columns: Columns, vocabulary: Vocabulary): Steps<Base> {
  const { size, byId, arrived, relevance } = columns
  const capacities = filterFields.map((_, axis) => vocabulary.capacity(axis))
  const idRank = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let i = from; i < to; i++) idRank[byId[i] as number] = i
  })

  const orders: NumberOrder[] = []
  for (const values of columns.values)
    orders.push(yield* createNumberOrder(yield* sortByValue(byId, values), values))

  const facetColumns: CodeColumn[] = []
  const totals: Uint32Array[] = []
  const words: (WordSets | null)[] = []
  for (const [axis, field] of filterFields.entries()) {
    const codes =
      columns.codes[axis] ?? (yield* facetColumn(columns, axis, vocabulary, capacities[axis] as number))
    const counts = yield* countCodes(codes, capacities[axis] as number)
    facetColumns.push(codes)
    totals.push(counts)
    words.push(isWordField(field) ? yield* createWordSets(codes, counts) : null)
  }

  const placeCodes = columns.codes[placeAxis] as CodeColumn
  const placeStarts = startsOf(yield* countCodes(placeCodes, vocabulary.capacity(placeAxis)))
  const byPlace = yield* groupByPlace(byId, placeCodes, placeStarts)

  const irrelevance = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) irrelevance[d] = 65_536 - (relevance[d] as number)
  })
  const latestFirst = (a: number, b: number) =>
    (arrived[b] as number) - (arrived[a] as number) || (idRank[a] as number) - (idRank[b] as number)

  return {
    columns,
    live: fullSet(size),
    liveSize: size,
    idRank,
    orders,
    words,
    counters: yield* createCounters(facetColumns, capacities),
    groups: yield* createGroups(columns),
    totals,
    byRelevance: yield* sortByValue(byId, irrelevance),
    byArrival: yield* sortInSteps(byId.slice(), latestFirst),
    byPlace,
    placeStarts,
    places: yield* createPlaceTable(vocabulary),
  }
}

/** The live document with this id, or -1. */
export function findLive({ columns, live }: Base, id: string): number {
  const document = findId(columns.ids, columns.byId, id)
  return document >= 0 && has(live, document) ? document : -1
}

/** Takes a live document out of every answer. */
export function bury(base: Base, document: number): void {
  removeFrom(base.live, document)
  base.liveSize--
  base.totals.forEach((counts, axis) => {
    const code = codeAt(base.counters, axis, document)
    counts[code] = (counts[code] as number) - 1
  })
}

/** Writes the codes of a document as `Vocabulary.acquire` did. */
export function readCodes({ columns, counters }: Base, document: number, codes: Uint32Array): void {
  for (let axis = 0; axis < placeAxis; axis++) codes[axis] = codeAt(counters, axis, document)
  codes[placeAxis] = columns.codes[placeAxis]?.[document] ?? 0
}

/** Which axes keep their codes in a column: words and places. */
export const codeAxes = Array.from({ length: axes }, (_, axis) => {
  const field = filterFields[axis]
  return field === undefined || isWordField(field)
})

function* countCodes(codes: CodeColumn, capacity: number): Steps<Uint32Array> {
  const counts = new Uint32Array(capacity)
  yield* inSteps(codes.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const code = codes[d] as number
      counts[code] = (counts[code] as number) + 1
    }
  })
  return counts
}

function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let code = 0; code < counts.length; code++)
    starts[code + 1] = (starts[code] as number) + (counts[code] as number)
  return starts
}

function* groupByPlace(byId: Uint32Array, codes: CodeColumn, starts: Uint32Array): Steps<Uint32Array> {
  const next = starts.slice()
  const grouped = new Uint32Array(byId.length)
  yield* inSteps(byId.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = byId[i] as number
      const position = next[codes[document] as number] as number
      next[codes[document] as number] = position + 1
      grouped[position] = document
    }
  })
  return grouped
}
