import type { Arena } from './arena.ts'
import { addTo, type Bitset, removeFrom } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import type { Kernels } from './kernels/kernels.ts'
import { inSteps, type Steps } from './steps.ts'

/**
 * One number field, ready for ranges and sorting. A range is a slice of `documents`; its set is the
 * difference of the two nearest milestones, put right for the few documents in between.
 */
export interface NumberOrder {
  values: CodeColumn
  /** Those whose value is known, ascending by value, then by id. */
  documents: Uint32Array
  /** Milestone i holds the first `positions[i]` of `documents`; the first is empty. */
  positions: Uint32Array
  milestones: readonly Bitset[]
  runs: Runs | null
}

/** Documents that are counted under one code are neighbours in the order, with a milestone at each border. */
export interface Runs {
  codes: readonly number[]
  /** Run i lies between the milestones `borders[i]` and `borders[i + 1]`. */
  borders: readonly number[]
}

export type OrderPlan = Pick<NumberOrder, 'values' | 'documents' | 'positions' | 'runs'>

/** Milestones lie no further apart than this part of the stock. */
const stretches = 28
/** A field with more values than this has no milestones at their borders. */
const mostRuns = 40

/** `documents` sorted by `values`; `codes` under which they are counted. */
export function* planOrder(documents: Uint32Array, values: CodeColumn, codes: CodeColumn): Steps<OrderPlan> {
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
  const spacing = Math.max(2_048, Math.ceil(values.length / stretches))
  const positions = placeMilestones(few ? borders : [], documents.length, spacing)
  const runs = few && {
    codes: runCodes,
    borders: [...borders, documents.length].map((border) => positions.indexOf(border)),
  }
  return { values, documents, positions: Uint32Array.from(positions), runs: runs || null }
}

/** At 0, at each border, at the end, and in between so that no two are further apart than `spacing`. */
function placeMilestones(borders: readonly number[], end: number, spacing: number): number[] {
  const positions = [0]
  for (const border of [...borders, end]) {
    const before = positions.at(-1) as number
    const pieces = Math.ceil((border - before) / spacing)
    for (let piece = 1; piece <= pieces; piece++)
      positions.push(before + Math.round(((border - before) * piece) / pieces))
  }
  return positions
}

/** Takes a set for each milestone from `arena`. */
export function* createNumberOrder(
  { values, documents, positions, runs }: OrderPlan,
  words: number,
  arena: Arena,
): Steps<NumberOrder> {
  const milestones: Bitset[] = []
  let filled = 0
  for (const position of positions) {
    const set = arena.u32(words)
    const before = milestones.at(-1)
    if (before !== undefined) set.set(before)
    const start = filled
    yield* inSteps(position - start, (from, to) => {
      for (let i = start + from; i < start + to; i++) addTo(set, documents[i] as number)
    })
    filled = position
    milestones.push(set)
  }
  return { values, documents, positions, milestones, runs }
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
function positionOfValue({ documents, values }: NumberOrder, value: number): number {
  let [low, high] = [0, documents.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[documents[middle] as number] as number) <= value) low = middle + 1
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
