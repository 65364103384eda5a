import type { Bitset } from '../kernels/bitset.ts'
import type { Segment } from '../segments/segment.ts'
import { type Sorting, segmentKey } from './sort-key.ts'

/** Pages that end by this position are selected while reading the hits; for later ones all hits are sorted. */
export const keptInOrder = 256

/** The documents from position `start` to before `end` in sort order among the `size` members of `set`. */
export function selectBest(
  segment: Segment,
  set: Bitset,
  size: number,
  sorting: Sorting,
  start: number,
  end: number,
): number[] {
  const { documents } = segment.scratch
  segment.kernels.readMembers(set, documents)
  const key = segmentKey(segment, sorting)
  const keys = new Float64Array(size)
  for (let i = 0; i < size; i++) keys[i] = key(documents[i] as number)
  const { idRank } = segment
  const compare = (a: number, b: number) => {
    const [left, right] = [keys[a] as number, keys[b] as number]
    if (left !== right) return left - right
    return (idRank[documents[a] as number] as number) - (idRank[documents[b] as number] as number)
  }
  const best = end <= keptInOrder ? smallest(keys, end, compare) : Array.from(keys, (_, i) => i).sort(compare)
  return best.slice(start, end).map((i) => documents[i] as number)
}

/** The positions of the `wanted` smallest keys, in order: a bounded insertion sort. */
function smallest(keys: Float64Array, wanted: number, compare: (a: number, b: number) => number): number[] {
  const best: number[] = []
  let highest = Number.POSITIVE_INFINITY
  for (let item = 0; item < keys.length; item++) {
    if (best.length === wanted) {
      if ((keys[item] as number) > highest) continue
      if (compare(item, best[wanted - 1] as number) > 0) continue
    }
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(best[middle] as number, item) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, item)
    if (best.length > wanted) best.pop()
    if (best.length === wanted) highest = keys[best[wanted - 1] as number] as number
  }
  return best
}
