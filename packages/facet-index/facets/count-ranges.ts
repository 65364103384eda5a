import type { ValueColumn } from '../columns/columns.ts'
import type { SegmentMatch } from '../filters/match-segment.ts'
import type { Bitset } from '../kernels/bitset.ts'
import { firstOf, type NumberOrder, nearestPrefix } from '../orders/number-order.ts'
import type { Range } from '../schema/schema.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { Segment } from '../segments/segment.ts'
import { countSets } from './count-field.ts'

/** As many hits as are cheaper to read one by one than to intersect with bitsets. */
const fewHits = 4_096

/**
 * As many hits as are cheaper to read one by one than to intersect with prefix bitsets, and than to read a whole order:
 * each hit is read at random and looked up among the borders.
 */
function areFew(hits: number, order: NumberOrder): boolean {
  return hits <= Math.min(fewHits, order.documents.length / 32)
}

/** How many of the hits of a segment have a number in each of `ranges`. */
export function countSegmentRanges(
  segment: Segment,
  { passing, size }: SegmentMatch,
  ordinal: number,
  ranges: readonly Range[],
): number[] {
  const order = segment.numberOrders[ordinal]
  if (!order) throw new RangeError(`"${segment.schema.fields[ordinal]?.name}" is not filtered or sorted by`)
  // Columns hold the number plus one; 0 is absent. A range goes from its first border to before its second.
  const borders = ranges.map(({ low, high }) => [Math.max(low, 0) + 1, high + 2] as const)
  const sorted = Float64Array.from(new Set(borders.flat())).sort()
  const below = areFew(size, order)
    ? countFewBelow(segment, passing, order.values, sorted)
    : countBelow(segment, passing, order, sorted)
  const hitsBelow = new Map(Array.from(sorted, (border, i) => [border, below[i] as number]))
  return borders.map(([from, to]) =>
    from < to ? (hitsBelow.get(to) as number) - (hitsBelow.get(from) as number) : 0,
  )
}

/** By code of a point, how many of the hits of a segment are there. */
export function countPoints(
  { columns, keywordSets, kernels, scratch }: Segment,
  { passing, size }: SegmentMatch,
  ordinal: number,
  capacity: number,
): Int32Array {
  const counts = new Int32Array(capacity)
  const sets = keywordSets[ordinal]
  if (sets && size > fewHits) countSets(sets, passing, counts, kernels)
  else {
    const codes = columns.fields[ordinal] as ValueColumn
    const hits = kernels.readMembers(passing, scratch.documents)
    for (let i = 0; i < hits; i++) {
      const code = codes[scratch.documents[i] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
  }
  return counts
}

/** Adds the hits of a delta segment. */
export function addDeltaPoints(
  { schema, codes }: DeltaSegment,
  slots: readonly number[],
  ordinal: number,
  counts: Int32Array,
): void {
  for (const slot of slots) {
    const code = codes[slot * schema.fields.length + ordinal] as number
    counts[code] = (counts[code] as number) + 1
  }
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

/** For each of `borders`, ascending, the number of hits with less: reads each hit. */
function countFewBelow(
  { kernels, scratch }: Segment,
  passing: Bitset,
  values: ValueColumn,
  borders: Float64Array,
): ArrayLike<number> {
  const hits = kernels.readMembers(passing, scratch.documents)
  const below = new Uint32Array(borders.length + 1)
  for (let i = 0; i < hits; i++) {
    const value = values[scratch.documents[i] as number] as number
    if (value === 0) continue
    const first = firstAbove(borders, value)
    below[first] = (below[first] as number) + 1
  }
  for (let i = 1; i < below.length; i++) below[i] = (below[i] as number) + (below[i - 1] as number)
  return below
}

/** The same from the nearest prefix bitset, or from the border before. */
function countBelow(
  { kernels }: Segment,
  passing: Bitset,
  order: NumberOrder,
  borders: Float64Array,
): ArrayLike<number> {
  let [reached, hits] = [0, 0]
  return Array.from(borders, (border) => {
    const position = firstOf(order, border)
    const prefix = nearestPrefix(order.positions, position)
    const start = order.positions[prefix] as number
    if (position - reached > Math.abs(position - start) + passing.length * readsPerWord) {
      reached = start
      hits = kernels.sizeOfBoth(passing, order.prefixes[prefix] as Bitset)
    }
    if (reached <= position) hits += hitsBetween(order, passing, reached, position)
    else hits -= hitsBetween(order, passing, position, reached)
    reached = position
    return hits
  })
}

/** Intersecting one word of two bitsets costs as much as reading this many documents of an order. */
const readsPerWord = 1 / 10

function hitsBetween({ documents }: NumberOrder, passing: Bitset, from: number, to: number): number {
  let hits = 0
  for (let i = from; i < to; i++) {
    const document = documents[i] as number
    // Without a branch, which could not be predicted.
    hits += ((passing[document >>> 5] as number) >>> (document & 31)) & 1
  }
  return hits
}

/** The first position with more than `value`; the length without one. */
function firstAbove(borders: Float64Array, value: number): number {
  let [low, high] = [0, borders.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((borders[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}
