import type { SegmentMatch } from '../filters/match-segment.ts'
import type { Bitset } from '../kernels/bitset.ts'
import type { NumberOrder } from '../orders/number-order.ts'
import { findInterval } from '../orders/prefix-bitsets.ts'
import type { Segment } from '../segments/segment.ts'
import { keptInOrder, selectBest } from './select-best.ts'
import type { Sorting } from './sort-key.ts'
import { walkFromStart, walkInterval } from './walk-order.ts'

/** The hits from position `start` to before `end` in sort order, as documents. */
export function pageOfSegment(
  segment: Segment,
  match: SegmentMatch,
  sorting: Sorting,
  start: number,
  end: number,
): ArrayLike<number> {
  const { passing, size } = match
  const last = Math.min(end, size)
  if (start >= last) return []
  // If hits were spread evenly along the order, the page would end after this many documents.
  const expected = (segment.columns.size * last) / size
  if (expected > size * readsPerHit) return selectBest(segment, passing, size, sorting, start, last)
  // Hit density along the order is unknown, so the scan is bounded and falls back to the interval or to a selection.
  if (sorting.direction === 'nearest' || expected < longScan) {
    const page = walkFromStart(segment, match, sorting, start, last, Math.max(2 * expected, longScan))
    if (page !== null) return page
  }
  const page = sorting.direction === 'nearest' ? null : pageOfInterval(segment, passing, sorting, start, last)
  return page ?? selectBest(segment, passing, size, sorting, start, last)
}

// Costs in documents scanned along an order: selecting reads each hit; finding an interval takes some intersections.
const readsPerHit = 8
const longScan = 16_384

/** The page from the interval that holds it; null when the order lacks some of its hits, whose value is absent. */
function pageOfInterval(
  segment: Segment,
  passing: Bitset,
  sorting: Sorting,
  start: number,
  end: number,
): ArrayLike<number> | null {
  const { kernels, scratch } = segment
  const order = segment.numberOrders[sorting.ordinal] as NumberOrder
  const descending = sorting.direction === 'descending'
  const { positions, prefixes } = order
  const interval = findInterval(order, passing, start, end, descending, kernels)
  if (interval === null) return null
  const { low, high, before, hits } = interval
  const [first, last] = [positions[low] as number, positions[high] as number]
  if (last - first < hits * readsPerHit || end - before > keptInOrder) {
    return walkInterval(passing, order, descending, first, last, start - before, end - before)
  }
  kernels.without(prefixes[high] as Bitset, prefixes[low] as Bitset, scratch.subject)
  kernels.both(scratch.subject, passing, scratch.subject)
  return selectBest(segment, scratch.subject, hits, sorting, start - before, end - before)
}
