import type { ValueColumn } from '../columns/columns.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/** Runs of documents with the same values in all fields of the schema's `clusterBy`. */
export interface Groups {
  /** Where each group starts; one more entry for the end of the last. */
  starts: Uint32Array
  /** The fields of `clusterBy`. */
  ordinals: readonly number[]
  /** For each of `ordinals` the code of each group. */
  codes: readonly Uint32Array[]
}

/** @param columns For each of `ordinals` the codes of `size` documents. */
export function* createGroups(
  size: number,
  ordinals: readonly number[],
  columns: readonly ValueColumn[],
): Task<Groups> {
  const starts: number[] = []
  yield* inBatches(size, (from, to) => {
    for (let d = from; d < to; d++) {
      if (d === 0 || columns.some((column) => column[d] !== column[d - 1])) starts.push(d)
    }
  })
  const ends = new Uint32Array(starts.length + 1)
  ends.set(starts)
  ends[starts.length] = size
  const codes = columns.map(() => new Uint32Array(starts.length))
  yield* inBatches(starts.length, (from, to) => {
    for (const [i, column] of columns.entries()) {
      const own = codes[i] as Uint32Array
      for (let group = from; group < to; group++) own[group] = column[ends[group] as number] as number
    }
  })
  return { starts: ends, ordinals, codes }
}

export function groupCount({ starts }: Groups): number {
  return starts.length - 1
}
