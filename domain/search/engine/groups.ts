import { filterFields } from '../../stock/filter-fields.ts'
import { type Bitset, popcount } from './bitset.ts'
import type { CodeColumn, Columns } from './columns.ts'
import type { Tally } from './count-base.ts'
import { inSteps, type Steps } from './steps.ts'

/** Neighbouring documents of one make, model and derivative: counted by the range they fill, not one by one. */
export interface Groups {
  /** Where each group starts; one more entry for the end of the last. */
  starts: Uint32Array
  /** For each of `groupedAxes` the code of each group. */
  codes: readonly Uint32Array[]
}

export const groupedAxes = (['make', 'model', 'derivative'] as const).map((field) =>
  filterFields.indexOf(field),
)

export function* createGroups({ size, codes }: Columns): Steps<Groups> {
  const columns = groupedAxes.map((axis) => codes[axis] as CodeColumn)
  const starts: number[] = []
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) {
      if (d === 0 || columns.some((column) => column[d] !== column[d - 1])) starts.push(d)
    }
  })
  const ends = new Uint32Array(starts.length + 1)
  ends.set(starts)
  ends[starts.length] = size
  const groupCodes = columns.map(() => new Uint32Array(starts.length))
  yield* inSteps(starts.length, (from, to) => {
    for (const [i, column] of columns.entries()) {
      const own = groupCodes[i] as Uint32Array
      for (let group = from; group < to; group++) own[group] = column[ends[group] as number] as number
    }
  })
  return { starts: ends, codes: groupCodes }
}

/** Adds the documents of `subject` to the counts of the axes at `positions` of `groupedAxes`, `sign` times. */
export function countGroups(
  { starts, codes }: Groups,
  positions: readonly number[],
  subject: Bitset,
  tally: Tally,
  sign: 1 | -1,
): void {
  const counted = positions.map((position) => ({
    codes: codes[position] as Uint32Array,
    counts: tally[groupedAxes[position] as number] as Int32Array,
  }))
  for (let group = 0; group + 1 < starts.length; group++) {
    const members = countRange(subject, starts[group] as number, starts[group + 1] as number)
    if (members === 0) continue
    for (let i = 0; i < counted.length; i++) {
      const { codes, counts } = counted[i] as { codes: Uint32Array; counts: Int32Array }
      const code = codes[group] as number
      counts[code] = (counts[code] as number) + sign * members
    }
  }
}

/** How many members lie from `start` to before `end`, which is greater. */
export function countRange(set: Bitset, start: number, end: number): number {
  const first = start >>> 5
  const last = (end - 1) >>> 5
  const head = (set[first] as number) >>> (start & 31)
  if (first === last) return popcount(head & (0xffff_ffff >>> (32 - (end - start))))
  let members = popcount(head)
  for (let w = first + 1; w < last; w++) members += popcount(set[w] as number)
  return members + popcount((set[last] as number) & (0xffff_ffff >>> (31 - ((end - 1) & 31))))
}
