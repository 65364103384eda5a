import { filterFields } from '../../stock/filter-fields.ts'
import type { CodeColumn, Columns } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/** Neighbouring documents of one make, model and derivative. */
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

export function groupsIn({ starts }: Groups): number {
  return starts.length - 1
}
