import { filterFields } from '../../stock/filter-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Counts by axis, then code. */
export type Tally = readonly Int32Array[]

/** Gives an empty tally for the words of `vocabulary`; the one that it gave before is empty again. */
export function createTallies(vocabulary: Vocabulary): () => Tally {
  let tally: Int32Array[] = []
  return () => {
    tally = filterFields.map((_, axis) => {
      const counts = tally[axis]
      const capacity = vocabulary.capacity(axis)
      return counts !== undefined && counts.length >= capacity ? counts.fill(0) : new Int32Array(capacity * 2)
    })
    return tally
  }
}
