import type { ValueColumn } from '../columns/columns.ts'
import type { SegmentMatch } from '../filters/match-segment.ts'
import { type Bitset, has } from '../kernels/bitset.ts'
import { type NumberOrder, sliceOf } from '../orders/number-order.ts'
import { distancesFrom, type PointOrder } from '../orders/point-order.ts'
import type { Point } from '../schema/schema.ts'
import type { Segment } from '../segments/segment.ts'
import type { Sorting } from './sort-key.ts'

/**
 * The hits from `start` to before `end`, found by reading documents in sort order until the page is full; null when it
 * is not after `mostReads` documents.
 */
export function walkFromStart(
  segment: Segment,
  { passing, conditions }: SegmentMatch,
  sorting: Sorting,
  start: number,
  end: number,
  mostReads: number,
): number[] | null {
  const { page, visit } = collect(passing, start, end, mostReads)
  const { ordinal } = sorting
  if (sorting.direction === 'nearest') {
    walkByDistance(segment, segment.pointOrders[ordinal] as PointOrder, sorting.from, visit)
  } else {
    const order = segment.numberOrders[ordinal] as NumberOrder
    const range = conditions.find((condition) => condition.ordinal === ordinal)
    // Where the sort field is also filtered, only the slice of the range can hold hits.
    const [first, last] =
      range?.kind === 'ranges'
        ? sliceOf(
            order,
            Math.min(...range.ranges.map(({ low }) => low)),
            Math.max(...range.ranges.map(({ high }) => high)),
          )
        : [0, order.documents.length]
    const stopped = walk(order, passing, sorting.direction === 'descending', first, last, visit)
    if (!stopped && range === undefined) walkAbsent(segment, order.values, visit)
  }
  return page.length === end - start ? page : null
}

/** The same within positions `first` to before `last` of the order, where at least `end` hits lie. */
export function walkInterval(
  passing: Bitset,
  order: NumberOrder,
  descending: boolean,
  first: number,
  last: number,
  start: number,
  end: number,
): number[] {
  const { page, visit } = collect(passing, start, end, Number.POSITIVE_INFINITY)
  walk(order, passing, descending, first, last, visit)
  return page
}

/** Returns true to stop. */
type Visit = (document: number) => boolean

/** Fills `page` with the hits from `start` to before `end` of those visited. */
function collect(passing: Bitset, start: number, end: number, mostReads: number) {
  const page: number[] = []
  let found = 0
  let reads = 0
  const visit: Visit = (document) => {
    reads++
    if (!has(passing, document)) return reads > mostReads
    if (found >= start) page.push(document)
    found++
    return found === end
  }
  return { page, visit }
}

function walk(
  order: NumberOrder,
  passing: Bitset,
  descending: boolean,
  first: number,
  last: number,
  visit: Visit,
): boolean {
  return descending
    ? walkBackwards(order, passing, first, last, visit)
    : walkForwards(order.documents, first, last, visit)
}

function walkForwards(documents: Uint32Array, from: number, to: number, visit: Visit): boolean {
  for (let i = from; i < to; i++) if (visit(documents[i] as number)) return true
  return false
}

/**
 * From the highest value down; equal values by id, ascending. Values are read for hits only: a document that is no hit
 * needs no place among its equals.
 */
function walkBackwards(
  { documents, values }: NumberOrder,
  passing: Bitset,
  first: number,
  last: number,
  visit: Visit,
): boolean {
  for (let i = last - 1; i >= first; i--) {
    const document = documents[i] as number
    if (has(passing, document)) {
      const start = startOfEqual(documents, values, first, i + 1)
      if (walkForwards(documents, start, i + 1, visit)) return true
      i = start
    } else if (visit(document)) return true
  }
  return false
}

/**
 * The position, from `first` on, where the documents with the value of the last one before `end` begin. Galloping
 * search, because mostly they are few.
 */
function startOfEqual(documents: Uint32Array, values: ValueColumn, first: number, end: number): number {
  const value = values[documents[end - 1] as number]
  const isEqual = (position: number) => values[documents[position] as number] === value
  let high = end - 1
  let step = 1
  while (high - step >= first && isEqual(high - step)) {
    high -= step
    step *= 2
  }
  let low = Math.max(first, high - step)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isEqual(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Nearest point first; the documents of equally distant points are merged by id. */
function walkByDistance({ idRank }: Segment, order: PointOrder, from: Point, visit: Visit): void {
  const { miles, nearest } = distancesFrom(order, from)
  const documentsOf = (code: number) => order.documents.subarray(order.starts[code], order.starts[code + 1])
  for (let i = 0; i < nearest.length; ) {
    const [first, distance] = [i, miles[nearest[i] as number]]
    do i++
    while (i < nearest.length && miles[nearest[i] as number] === distance)
    const group = Array.from(nearest.subarray(first, i), documentsOf)
    const documents = group.length === 1 ? (group[0] as Uint32Array) : mergeById(group, idRank)
    if (walkForwards(documents, 0, documents.length, visit)) return
  }
}

function mergeById(group: readonly Uint32Array[], idRank: Uint32Array): Uint32Array {
  const documents = new Uint32Array(group.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of group) {
    documents.set(part, at)
    at += part.length
  }
  return documents.sort((a, b) => (idRank[a] as number) - (idRank[b] as number))
}

function walkAbsent({ columns }: Segment, values: ValueColumn, visit: Visit): void {
  for (const document of columns.byId) if (values[document] === 0 && visit(document)) return
}
