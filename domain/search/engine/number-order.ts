import { addTo, type Bitset, removeFrom, wordsFor } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/**
 * One number field, ready for ranges and sorting. A range is a slice of `documents`; its set is the
 * difference of the two nearest milestones, put right for the few documents in between.
 */
export interface NumberOrder {
  values: CodeColumn
  /** Those whose value is known, ascending by value, then by id. */
  documents: Uint32Array
  /** Milestone i holds the first i × `spacing` of `documents`. */
  milestones: readonly Bitset[]
  spacing: number
}

const milestonesPerField = 28

export function* createNumberOrder(documents: Uint32Array, values: CodeColumn): Steps<NumberOrder> {
  const spacing = Math.max(2_048, Math.ceil(values.length / milestonesPerField))
  let milestone = new Uint32Array(wordsFor(values.length))
  const milestones = [milestone]
  for (let start = 0; start + spacing <= documents.length; start += spacing) {
    milestone = milestone.slice()
    yield
    const set = milestone
    yield* inSteps(spacing, (from, to) => {
      for (let i = start + from; i < start + to; i++) addTo(set, documents[i] as number)
    })
    milestones.push(set)
  }
  return { values, documents, milestones, spacing }
}

/** Fills `set` with the documents whose stored value lies in `low…high`. */
export function fillRange(order: NumberOrder, low: number, high: number, set: Bitset): void {
  const [from, to] = sliceOf(order, low, high)
  const { documents, milestones, spacing } = order
  if (to - from <= spacing) {
    set.fill(0)
    for (let i = from; i < to; i++) addTo(set, documents[i] as number)
    return
  }
  const first = nearestMilestone(order, from)
  const last = nearestMilestone(order, to)
  const below = milestones[first] as Bitset
  const upTo = milestones[last] as Bitset
  for (let w = 0; w < set.length; w++) set[w] = (upTo[w] as number) & ~(below[w] as number)
  for (let i = from; i < first * spacing; i++) addTo(set, documents[i] as number)
  for (let i = first * spacing; i < from; i++) removeFrom(set, documents[i] as number)
  for (let i = last * spacing; i < to; i++) addTo(set, documents[i] as number)
  for (let i = to; i < last * spacing; i++) removeFrom(set, documents[i] as number)
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

function nearestMilestone({ milestones, spacing }: NumberOrder, position: number): number {
  return Math.min(milestones.length - 1, Math.round(position / spacing))
}
