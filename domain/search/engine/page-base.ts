import type { Place } from '../../stock/listing.ts'
import type { SortOrder } from '../../stock/sort-orders.ts'
import type { Base } from './base.ts'
import type { Bitset } from './bitset.ts'
import type { BaseMatch } from './match-base.ts'
import { baseKey } from './sort-values.ts'
import { walkOrder } from './walk-order.ts'

/** The hits from position `start` to before `end` in a sort order, as documents. */
export function pageOfBase(
  base: Base,
  { passing, size, conditions }: BaseMatch,
  { sort, from }: { sort: SortOrder; from: Place },
  start: number,
  end: number,
): ArrayLike<number> {
  const last = Math.min(end, size)
  if (start >= last) return []
  // Selecting costs a look at each hit; walking an order, one at each document up to the page's end. How far that is
  // cannot be known: the cheapest cars are not the newest. So a walk is given up when selecting would have been done.
  const selecting = size * (last <= keptInOrder ? 1 : 20)
  const page =
    selecting < (base.columns.size * last) / size
      ? null
      : walkOrder(base, sort, from, passing, conditions, start, last, selecting)
  return page ?? select(base, passing, size, sort, from, start, last)
}

/** Up to so many of the best hits are kept in order while looking through them; beyond, all are sorted. */
const keptInOrder = 256

function select(
  base: Base,
  passing: Bitset,
  size: number,
  sort: SortOrder,
  from: Place,
  start: number,
  end: number,
) {
  const { documents } = base.scratch
  base.kernels.readMembers(passing, documents)
  const key = baseKey(base, sort, from)
  const keys = new Float64Array(size)
  for (let i = 0; i < size; i++) keys[i] = key(documents[i] as number)
  const { idRank } = base
  const compare = (a: number, b: number) => {
    const [left, right] = [keys[a] as number, keys[b] as number]
    if (left !== right) return left - right
    return (idRank[documents[a] as number] as number) - (idRank[documents[b] as number] as number)
  }
  const best =
    end <= keptInOrder
      ? smallest(size, end, compare)
      : Array.from({ length: size }, (_, i) => i).sort(compare)
  return best.slice(start, end).map((i) => documents[i] as number)
}

/** The `wanted` smallest of the numbers below `size`, in order. */
function smallest(size: number, wanted: number, compare: (a: number, b: number) => number): number[] {
  const best: number[] = []
  for (let item = 0; item < size; item++) {
    if (best.length === wanted && compare(item, best[wanted - 1] as number) > 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(best[middle] as number, item) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, item)
    if (best.length > wanted) best.pop()
  }
  return best
}
