import { filterFields } from '../../stock/filter-fields.ts'
import { type Bitset, wordsFor } from './bitset.ts'
import { largestPack } from './pack.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Room that queries over one base use again and again, so that they leave no litter. */
export interface Scratch {
  passing: Bitset
  nearly: Bitset
  /** The documents being counted. */
  subject: Bitset
  forCondition(position: number): Bitset
  /** The members of `subject`, one by one. */
  documents: Uint32Array
  /** The members of `nearly`. */
  others: Uint32Array
  /** Counts by code of a pack, all 0 between uses. */
  packCounts: Int32Array
  /** For each filter field a count of 0 for every code. */
  tally(vocabulary: Vocabulary): Int32Array[]
}

export function createScratch(size: number): Scratch {
  const words = wordsFor(size)
  const sets: Bitset[] = []
  let tallies: Int32Array[] = []
  return {
    passing: new Uint32Array(words),
    nearly: new Uint32Array(words),
    subject: new Uint32Array(words),
    forCondition(position) {
      const set = sets[position] ?? new Uint32Array(words)
      sets[position] = set
      return set
    },
    documents: new Uint32Array(size),
    others: new Uint32Array(size),
    packCounts: new Int32Array(largestPack),
    tally(vocabulary) {
      tallies = filterFields.map((_, axis) => {
        const counts = tallies[axis]
        const capacity = vocabulary.capacity(axis)
        return counts !== undefined && counts.length >= capacity
          ? counts.fill(0)
          : new Int32Array(capacity * 2)
      })
      return tallies
    },
  }
}
