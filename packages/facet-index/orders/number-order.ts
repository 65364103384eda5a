import type { CodeColumn, ValueColumn } from '../columns/columns.ts'
import type { Arena } from '../kernels/arena.ts'
import { addTo, type Bitset, removeFrom } from '../kernels/bitset.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Range } from '../schema/schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { createPrefixBitsets, prefixPositions, type SortedDocuments } from './prefix-bitsets.ts'

/** The documents that have a number, ascending by it and then by id: for ranges, sorting and facets. */
export interface NumberOrder extends SortedDocuments {
  values: ValueColumn
  runs: Runs | null
}

/** Documents with one facet code are neighbours in the order, with a prefix bitset at each end. */
export interface Runs {
  codes: readonly number[]
  /** Run i lies between the prefix bitsets `borders[i]` and `borders[i + 1]`. */
  borders: readonly number[]
}

/** Everything but the bitsets, whose memory is reserved once their number is known. */
export type NumberOrderPlan = Omit<NumberOrder, 'prefixes'>

/** Fields with more facet values than this get no prefix bitsets at their borders. */
const mostRuns = 40

/**
 * @param documents Sorted by `values`.
 * @param codes Facet codes by document; null for a field without facets.
 */
export function* planNumberOrder(
  documents: Uint32Array,
  values: ValueColumn,
  codes: CodeColumn | null,
): Task<NumberOrderPlan> {
  const borders: number[] = []
  const runCodes: number[] = []
  if (codes !== null) {
    yield* inBatches(documents.length, (from, to) => {
      for (let i = from; i < to && runCodes.length <= mostRuns; i++) {
        const code = codes[documents[i] as number] as number
        if (code === runCodes.at(-1)) continue
        runCodes.push(code)
        borders.push(i)
      }
    })
  }
  const hasRuns = codes !== null && runCodes.length <= mostRuns
  // Never between equal values: a descending sort orders those by id and must not be cut there.
  const roundDown = (position: number) =>
    firstOf({ documents, values }, valueAt({ documents, values }, position))
  const positions = prefixPositions(documents.length, values.length, hasRuns ? borders : [], roundDown)
  const runs = hasRuns
    ? {
        codes: runCodes,
        borders: [...borders, documents.length].map((border) => positions.indexOf(border)),
      }
    : null
  return { values, documents, positions, runs }
}

/** Takes one bitset of `words` words for each of the plan's positions from `arena`. */
export function* createNumberOrder(plan: NumberOrderPlan, words: number, arena: Arena): Task<NumberOrder> {
  const prefixes = yield* createPrefixBitsets(plan.documents, plan.positions, words, arena)
  return { ...plan, prefixes }
}

/** Writes the documents with a value in one of `ranges` to `set`. All but the first should be narrow. */
export function fillRanges(
  order: NumberOrder,
  ranges: readonly Range[],
  set: Bitset,
  kernels: Kernels,
): void {
  const [first = { low: 0, high: -1 }, ...others] = ranges
  fillRange(order, first.low, first.high, set, kernels)
  for (const { low, high } of others) {
    const [from, to] = sliceOf(order, low, high)
    for (let i = from; i < to; i++) addTo(set, order.documents[i] as number)
  }
}

/** Subtracting two prefix bitsets takes as long as adding this many documents for each word of a bitset. */
const addedPerWord = 1 / 8

/**
 * Writes the documents with values in `low…high` to `set`: the difference of the two nearest prefix bitsets, corrected
 * for the few documents between them and the exact ends.
 */
function fillRange(order: NumberOrder, low: number, high: number, set: Bitset, kernels: Kernels): void {
  const [from, to] = sliceOf(order, low, high)
  const { documents, positions, prefixes } = order
  const first = nearestPrefix(positions, from)
  const last = nearestPrefix(positions, to)
  const start = positions[first] as number
  const end = positions[last] as number
  const corrections = Math.abs(start - from) + Math.abs(end - to)
  if (to - from <= corrections + set.length * addedPerWord) {
    set.fill(0)
    for (let i = from; i < to; i++) addTo(set, documents[i] as number)
    return
  }
  kernels.without(prefixes[last] as Bitset, prefixes[first] as Bitset, set)
  for (let i = from; i < start; i++) addTo(set, documents[i] as number)
  for (let i = start; i < from; i++) removeFrom(set, documents[i] as number)
  for (let i = end; i < to; i++) addTo(set, documents[i] as number)
  for (let i = to; i < end; i++) removeFrom(set, documents[i] as number)
}

/** The positions in `documents` at which the values `low…high` begin and end. */
export function sliceOf(order: NumberOrder, low: number, high: number): [from: number, to: number] {
  // Columns hold the number plus one.
  const from = firstOf(order, low + 1)
  return [from, Math.max(from, firstOf(order, high + 2))]
}

type Sorted = Pick<NumberOrder, 'documents' | 'values'>

function valueAt({ documents, values }: Sorted, position: number): number {
  return values[documents[position] as number] as number
}

/** The number of documents with less than `stored` in `values`. */
export function firstOf(order: Sorted, stored: number): number {
  let [low, high] = [0, order.documents.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(order, middle) < stored) low = middle + 1
    else high = middle
  }
  return low
}

/** The prefix bitset whose end is nearest to a position. */
export function nearestPrefix(positions: Uint32Array, position: number): number {
  let [low, high] = [0, positions.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[middle] as number) < position) low = middle + 1
    else high = middle
  }
  const [before, after] = [positions[low - 1], positions[low] as number]
  return before !== undefined && position - before < after - position ? low - 1 : low
}
