import type { Base } from './base.ts'
import type { Bitset } from './bitset.ts'
import type { BaseMatch } from './match-base.ts'
import { findStretch } from './order.ts'
import { keptInOrder, selectBest } from './select-best.ts'
import type { Sorting } from './sort-values.ts'
import { type Sorted, sortedBy } from './sorted-by.ts'
import { walkFromTop, walkStretch } from './walk-order.ts'

/** The hits from position `start` to before `end` in a sort order, as documents. */
export function pageOfBase(
  base: Base,
  match: BaseMatch,
  sorting: Sorting,
  start: number,
  end: number,
): ArrayLike<number> {
  const { passing, size } = match
  const last = Math.min(end, size)
  if (start >= last) return []
  // Selecting takes a look at each hit; walking a quicker one at each document of the order up to the page's end. How far
  // that is cannot be known, as the newest cars are not the cheapest: a walk without luck is given up.
  const expected = (base.columns.size * last) / size
  if (expected > size * looksPerHit) return selectBest(base, passing, size, sorting, start, last)
  const sorted = sortedBy(base, sorting.sort)
  if (sorted === null || expected < longWalk) {
    const page = walkFromTop(base, match, sorting, start, last, Math.max(2 * expected, longWalk))
    if (page !== null) return page
  }
  const page = sorted && pageOfStretch(base, passing, sorted, sorting, start, last)
  return page ?? selectBest(base, passing, size, sorting, start, last)
}

/** So many steps of a walk take as long as selecting looks at one hit. */
const looksPerHit = 8
/** A walk of so many steps takes as long as finding the stretch in which a page lies. */
const longWalk = 16_384

/** The page, out of the stretch that holds it; null when it does not lie in the order. */
function pageOfStretch(
  base: Base,
  passing: Bitset,
  sorted: Sorted,
  sorting: Sorting,
  start: number,
  end: number,
): ArrayLike<number> | null {
  const { kernels, scratch } = base
  const { order, descending } = sorted
  const { positions, milestones } = order
  const stretch = findStretch(order, passing, start, end, descending, kernels)
  if (stretch === null) return null
  const { low, high, before, hits } = stretch
  const [first, last] = [positions[low] as number, positions[high] as number]
  if (last - first < hits * looksPerHit || end - before > keptInOrder) {
    return walkStretch(passing, sorted, first, last, start - before, end - before)
  }
  kernels.without(milestones[high] as Bitset, milestones[low] as Bitset, scratch.subject)
  kernels.both(scratch.subject, passing, scratch.subject)
  return selectBest(base, scratch.subject, hits, sorting, start - before, end - before)
}
