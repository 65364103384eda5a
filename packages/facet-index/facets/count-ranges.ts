import type { ValueColumn } from '../columns/columns.ts'
import type { SegmentMatch } from '../filters/match-segment.ts'
import { type Bitset, has } from '../kernels/bitset.ts'
import { type NumberOrder, nearestPrefix, sliceOf } from '../orders/number-order.ts'
import type { Range } from '../schema/schema.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { Segment } from '../segments/segment.ts'

/** As many hits as are cheaper to read one by one than to intersect with prefix bitsets. */
const fewHits = 1_024

/** How many of the hits of a segment have a number in each of `ranges`. */
export function countSegmentRanges(
  segment: Segment,
  { passing, size }: SegmentMatch,
  ordinal: number,
  ranges: readonly Range[],
): number[] {
  const order = segment.numberOrders[ordinal]
  if (!order) throw new RangeError(`"${segment.schema.fields[ordinal]?.name}" is not filtered or sorted by`)
  if (size <= fewHits) {
    const length = segment.kernels.readMembers(passing, segment.scratch.documents)
    return countHits(segment.scratch.documents.subarray(0, length), order.values, ranges)
  }
  const slices = ranges.map(({ low, high }) => sliceOf(order, low, high))
  const below = countBelow(segment, order, passing, slices.flat())
  return slices.map(([from, to]) => (below.get(to) as number) - (below.get(from) as number))
}

/** Adds the hits of a delta segment. */
export function addDeltaRanges(
  { schema, values }: DeltaSegment,
  slots: readonly number[],
  ordinal: number,
  ranges: readonly Range[],
  counts: number[],
): void {
  for (const slot of slots) {
    const value = values[slot * schema.fields.length + ordinal] as number
    if (value === 0) continue
    for (const [i, { low, high }] of ranges.entries())
      if (value - 1 >= low && value - 1 <= high) counts[i] = (counts[i] as number) + 1
  }
}

function countHits(documents: Uint32Array, values: ValueColumn, ranges: readonly Range[]): number[] {
  const found = Float64Array.from(documents, (document) => values[document] as number).sort()
  // Columns hold the number plus one; 0 is absent.
  return ranges.map(({ low, high }) =>
    Math.max(0, firstAtLeast(found, high + 2) - firstAtLeast(found, Math.max(low + 1, 1))),
  )
}

/** By position in the order, the number of hits before it: from the nearest prefix bitset or position counted before. */
function countBelow(
  { kernels }: Segment,
  order: NumberOrder,
  passing: Bitset,
  positions: readonly number[],
): ReadonlyMap<number, number> {
  const below = new Map<number, number>([[0, 0]])
  let [reached, hits] = [0, 0]
  for (const position of [...new Set(positions)].sort((a, b) => a - b)) {
    const prefix = nearestPrefix(order.positions, position)
    const start = order.positions[prefix] as number
    const walked = Math.abs(position - start) + passing.length * readsPerWord
    if (position - reached > walked) {
      reached = start
      hits = kernels.sizeOfBoth(passing, order.prefixes[prefix] as Bitset)
    }
    hits +=
      hitsBetween(order, passing, Math.min(reached, position), Math.max(reached, position)) *
      Math.sign(position - reached)
    reached = position
    below.set(position, hits)
  }
  return below
}

/** Intersecting one word of two bitsets costs as much as reading this many documents of an order. */
const readsPerWord = 1 / 10

function hitsBetween({ documents }: NumberOrder, passing: Bitset, from: number, to: number): number {
  let hits = 0
  for (let i = from; i < to; i++) if (has(passing, documents[i] as number)) hits++
  return hits
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
