import { sortAllByValue } from '../search/engine/radix-sort.ts'
import { inSteps, type Steps } from '../search/engine/steps.ts'
import { type FactColumns, notCompared } from './fact-columns.ts'

/** The rows that can be compared, group after group, each group by year and mileage, then by standard price. */
export interface GroupedRows {
  rows: Uint32Array
  /** By number of group: where its rows end in `rows`. The next one's begin there. */
  ends: Uint32Array
}

export function* groupRows({ names, groups, keys, standards }: FactColumns): Steps<GroupedRows> {
  const ends = new Uint32Array(names.length)
  const compared = new Uint32Array(groups.length)
  let size = 0
  yield* inSteps(groups.length, (from, to) => {
    for (let row = from; row < to; row++) {
      const group = groups[row] as number
      if (group === notCompared) continue
      compared[size++] = row
      ends[group] = (ends[group] as number) + 1
    }
  })
  for (let group = 1; group < ends.length; group++)
    ends[group] = (ends[group] as number) + (ends[group - 1] as number)
  const byPrice = yield* sortAllByValue(compared.subarray(0, size), orderedBits(standards))
  return { rows: yield* sortAllByValue(yield* sortAllByValue(byPrice, keys), groups), ends }
}

/** The same prices as whole numbers in the same order. */
function orderedBits(standards: Float32Array): Uint32Array {
  const bits = new Uint32Array(standards.buffer, standards.byteOffset, standards.length)
  return bits.map((word) => (word >>> 31 === 1 ? ~word : word | 0x8000_0000))
}
