import { filterFields, type NumberField, numberFields } from '../../stock/filter-fields.ts'
import type { Base } from './base.ts'
import { type Bitset, has } from './bitset.ts'
import { countColumn, countGroups } from './count-lanes.ts'
import { groupedAxes, groupsIn } from './groups.ts'
import type { Kernels } from './kernels/kernels.ts'
import type { NumberOrder } from './number-order.ts'
import type { Tally } from './tally.ts'
import type { WordSets } from './word-sets.ts'

/**
 * Adds one field of the documents of `subject` to `tally`, in the way that is least work: by looking at each document,
 * at each group, or at each value, whose set is cut with the subject.
 */
export function countAxis(base: Base, axis: number, subject: Bitset, tally: Tally): void {
  const size = base.kernels.sizeOf(subject)
  const order = base.orders[numberFields.indexOf(filterFields[axis] as NumberField)]
  const words = base.words[axis]
  const sums = tally[axis] as Int32Array
  if (groupedAxes.includes(axis)) {
    if (size > groupsIn(base.groups) * documentsPerGroup) countGroups(base, [axis], subject, tally, 1)
    else countDocuments(base, axis, subject, sums)
  } else if (order !== undefined) {
    const sets = order.runs?.borders.length ?? Number.POSITIVE_INFINITY
    if (size > sets * subject.length * documentsPerWord) countRuns(order, subject, sums, base.kernels)
    else countDocuments(base, axis, subject, sums)
  } else if (words != null) {
    const work = words.common.size * subject.length * documentsPerWord + words.rare.length / 2
    if (size > work) countWords(words, subject, sums, base.kernels)
    else countDocuments(base, axis, subject, sums)
  }
}

/** As long as looking at so many documents: counting one word of two sets, and counting a group. */
const documentsPerWord = 1 / 10
const documentsPerGroup = 2

function countDocuments(
  { counters, scratch, kernels }: Base,
  axis: number,
  subject: Bitset,
  sums: Int32Array,
): void {
  const { documents } = scratch
  const length = kernels.readMembers(subject, documents)
  const found = counters.laneOf.get(axis)
  const wide = counters.wide.get(axis)
  if (found !== undefined) {
    countLane(counters.rows, counters.lanes.length, found.lane, found.digits, documents, length, sums)
  } else if (wide !== undefined) countColumn(wide, documents, length, sums, 1)
}

function countLane(
  rows: Uint16Array,
  lanes: number,
  lane: number,
  digits: Uint32Array,
  documents: Uint32Array,
  length: number,
  sums: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const code = digits[rows[(documents[i] as number) * lanes + lane] as number] as number
    sums[code] = (sums[code] as number) + 1
  }
}

function countRuns({ milestones, runs }: NumberOrder, subject: Bitset, sums: Int32Array, kernels: Kernels) {
  const { codes, borders } = runs as NonNullable<typeof runs>
  let below = 0
  for (let run = 0; run < codes.length; run++) {
    const upTo = kernels.sizeOfBoth(subject, milestones[borders[run + 1] as number] as Bitset)
    const code = codes[run] as number
    sums[code] = (sums[code] as number) + upTo - below
    below = upTo
  }
}

function countWords({ common, rare, starts }: WordSets, subject: Bitset, sums: Int32Array, kernels: Kernels) {
  for (const [code, set] of common) sums[code] = (sums[code] as number) + kernels.sizeOfBoth(subject, set)
  for (let code = 1; code + 1 < starts.length; code++) {
    let size = 0
    const end = starts[code + 1] as number
    for (let i = starts[code] as number; i < end; i++) if (has(subject, rare[i] as number)) size++
    sums[code] = (sums[code] as number) + size
  }
}
