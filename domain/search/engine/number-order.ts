import { addTo, type Bitset, removeFrom } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import type { Kernels } from './kernels/kernels.ts'
import { type Order, placeMilestones } from './order.ts'
import { inSteps, type Steps } from './steps.ts'

/**
 * One number field, ready for ranges and sorting. A range is a slice of `documents`; its set is the
 * difference of the two nearest milestones, put right for the few documents in between.
 * Only documents whose value is known are in it, ascending by value, then by id.
 */
export interface NumberOrder extends Order {
  values: CodeColumn
  runs: Runs | null
}

/** Documents that are counted under one code are neighbours in the order, with a milestone at each border. */
export interface Runs {
  codes: readonly number[]
  /** Run i lies between the milestones `borders[i]` and `borders[i + 1]`. */
  borders: readonly number[]
}

/** All but the sets. */
export type NumberOrderPlan = Omit<NumberOrder, 'milestones'>

/** A field with more values than this has no milestones at their borders. */
const mostRuns = 40

/** `documents` sorted by `values`; `codes` under which they are counted. */
export function* planNumberOrder(
  documents: Uint32Array,
  values: CodeColumn,
  codes: CodeColumn,
): Steps<NumberOrderPlan> {
  const borders: number[] = []
  const runCodes: number[] = []
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to && runCodes.length <= mostRuns; i++) {
      const code = codes[documents[i] as number] as number
      if (code === runCodes.at(-1)) continue
      runCodes.push(code)
      borders.push(i)
    }
  })
  const few = runCodes.length <= mostRuns
  // Between two values, never between equal ones: there ranges end, and a descending order is cut there only.
  const roundDown = (position: number) =>
    firstOf({ documents, values }, valueAt({ documents, values }, position))
  const positions = placeMilestones(documents.length, values.length, few ? borders : [], roundDown)
  const runs = few && {
    codes: runCodes,
    borders: [...borders, documents.length].map((border) => positions.indexOf(border)),
  }
  return { values, documents, positions, runs: runs || null }
}

/** Writing the difference of two milestones takes as long as adding so many documents for each word of a set. */
const addedPerWord = 1 / 8

/** Fills `set` with the documents whose stored value lies in `low…high`. */
export function fillRange(
  order: NumberOrder,
  low: number,
  high: number,
  set: Bitset,
  kernels: Kernels,
): void {
  const [from, to] = sliceOf(order, low, high)
  const { documents, positions, milestones } = order
  const first = nearestMilestone(positions, from)
  const last = nearestMilestone(positions, to)
  const start = positions[first] as number
  const end = positions[last] as number
  const astray = Math.abs(start - from) + Math.abs(end - to)
  if (to - from <= astray + set.length * addedPerWord) {
    set.fill(0)
    for (let i = from; i < to; i++) addTo(set, documents[i] as number)
    return
  }
  kernels.without(milestones[last] as Bitset, milestones[first] as Bitset, set)
  for (let i = from; i < start; i++) addTo(set, documents[i] as number)
  for (let i = start; i < from; i++) removeFrom(set, documents[i] as number)
  for (let i = end; i < to; i++) addTo(set, documents[i] as number)
  for (let i = to; i < end; i++) removeFrom(set, documents[i] as number)
}

/** Where in `documents` the stored values `low…high` begin and end. */
export function sliceOf(order: NumberOrder, low: number, high: number): [from: number, to: number] {
  const from = positionOfValue(order, low)
  return [from, Math.max(from, positionOfValue(order, high + 1))]
}

/** How many documents have a known stored value below `value`. */
function positionOfValue(order: Sorted, value: number): number {
  return firstOf(order, value + 1)
}

type Sorted = Pick<NumberOrder, 'documents' | 'values'>

function valueAt({ documents, values }: Sorted, position: number): number {
  return values[documents[position] as number] as number
}

/** How many documents have less than `value` in `values`. */
function firstOf(order: Sorted, value: number): number {
  let [low, high] = [0, order.documents.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (valueAt(order, middle) < value) low = middle + 1
    else high = middle
  }
  return low
}

function nearestMilestone(positions: Uint32Array, position: number): number {
  let [low, high] = [0, positions.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[middle] as number) < position) low = middle + 1
    else high = middle
  }
  const [before, after] = [positions[low - 1], positions[low] as number]
  return before !== undefined && position - before < after - position ? low - 1 : low
}
