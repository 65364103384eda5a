import type { Base } from './base.ts'
import type { Bitset } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import type { Lane } from './counters.ts'
import { groupedAxes, groupsIn } from './groups.ts'
import { fewDocuments } from './scratch.ts'
import type { Tally } from './tally.ts'

/** Adds every field of the `size` documents of `subject` to `tally`, or takes it away. */
export function countLanes(base: Base, subject: Bitset, size: number, tally: Tally, sign: 1 | -1): void {
  const { counters, kernels, scratch } = base
  const { lanes, rows, starts, counts, wide } = counters
  if (size <= fewDocuments) {
    countFew(base, subject, tally, sign)
    return
  }
  kernels.countRows(subject, rows, starts, counts)
  for (const [i, lane] of lanes.entries()) takeApart(base, lane, starts[i] as number, tally, sign)
  if (wide.size === 0) return
  if (groupedAxes.some((axis) => wide.has(axis))) countGroups(base, groupedAxes, subject, tally, sign)
  const length = kernels.readMembers(subject, scratch.documents)
  for (const [axis, column] of wide) {
    if (!groupedAxes.includes(axis))
      countColumn(column, scratch.documents, length, tally[axis] as Int32Array, sign)
  }
}

/** Counts make, model and derivative, or some of them, by the part of each group that is in `subject`. */
export function countGroups(
  base: Base,
  axes: readonly number[],
  subject: Bitset,
  tally: Tally,
  sign: 1 | -1,
): void {
  const { groups, counters, kernels } = base
  kernels.countRanges(subject, groups.starts, counters.counts)
  const digits = axes.map((axis) => groups.codes[groupedAxes.indexOf(axis)] as Uint32Array)
  takeApart(base, { size: groupsIn(groups), axes, digits }, 0, tally, sign)
}

/** Counts what documents have in a column, one by one. */
export function countColumn(
  column: CodeColumn,
  documents: Uint32Array,
  length: number,
  sums: Int32Array,
  sign: 1 | -1,
): void {
  for (let i = 0; i < length; i++) {
    const code = column[documents[i] as number] as number
    sums[code] = (sums[code] as number) + sign
  }
}

/** Makes the counts of fields of those of a lane, which are 0 again afterwards. */
function takeApart(
  { counters: { counts }, scratch: { numbers } }: Base,
  { size, axes, digits }: Lane,
  start: number,
  tally: Tally,
  sign: 1 | -1,
): void {
  let length = 0
  for (let number = 0; number < size; number++) if (counts[start + number] !== 0) numbers[length++] = number
  for (let i = 0; i < axes.length; i++) {
    const sums = tally[axes[i] as number] as Int32Array
    const codes = digits[i] as Uint32Array
    for (let j = 0; j < length; j++) {
      const number = numbers[j] as number
      const code = codes[number] as number
      sums[code] = (sums[code] as number) + sign * (counts[start + number] as number)
    }
  }
  counts.fill(0, start, start + size)
}

function countFew(base: Base, subject: Bitset, tally: Tally, sign: 1 | -1): void {
  const { documents, numbers } = base.scratch
  const { lanes, rows, wide } = base.counters
  const length = base.kernels.readMembers(subject, documents)
  for (const [lane, { axes, digits }] of lanes.entries()) {
    for (let i = 0; i < length; i++)
      numbers[i] = rows[(documents[i] as number) * lanes.length + lane] as number
    for (let i = 0; i < axes.length; i++) {
      addCodes(digits[i] as Uint32Array, numbers, length, tally[axes[i] as number] as Int32Array, sign)
    }
  }
  for (const [axis, column] of wide) countColumn(column, documents, length, tally[axis] as Int32Array, sign)
}

function addCodes(
  digits: Uint32Array,
  numbers: Uint32Array,
  length: number,
  sums: Int32Array,
  sign: number,
): void {
  for (let i = 0; i < length; i++) {
    const code = digits[numbers[i] as number] as number
    sums[code] = (sums[code] as number) + sign
  }
}
