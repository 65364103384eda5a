import type { Place } from '../../stock/listing.ts'
import type { Base } from './base.ts'
import { type Bitset, has } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import type { BaseMatch } from './match-base.ts'
import { type NumberOrder, sliceOf } from './number-order.ts'
import { distancesFrom } from './place-table.ts'
import type { Sorting } from './sort-values.ts'
import { type Sorted, sortedBy } from './sorted-by.ts'

/**
 * Hits from `start` to before `end`, found by looking at the documents in the asked order until the page is full;
 * null when it is not after `patience` looks.
 */
export function walkFromTop(
  base: Base,
  { passing, conditions }: BaseMatch,
  { sort, from }: Sorting,
  start: number,
  end: number,
  patience: number,
): number[] | null {
  const { page, visit } = collect(passing, start, end, patience)
  const sorted = sortedBy(base, sort)
  if (sorted === null) walkByDistance(base, from, visit)
  else {
    const { order } = sorted
    const numbers = base.orders.indexOf(order as NumberOrder)
    const range = conditions.find((asked) => asked.kind === 'range' && asked.position === numbers)
    // Only the slice that the range asks for, when the order is by a field that is also filtered.
    const [first, last] =
      range?.kind === 'range'
        ? sliceOf(order as NumberOrder, range.low, range.high)
        : [0, order.documents.length]
    const stopped = walk(sorted, first, last, visit)
    if (!stopped && range === undefined && 'values' in order) walkUnknown(base, order.values, visit)
  }
  return page.length === end - start ? page : null
}

/** The same from position `first` to before `last` of the order, where at least `end` hits lie. */
export function walkStretch(
  passing: Bitset,
  sorted: Sorted,
  first: number,
  last: number,
  start: number,
  end: number,
): number[] {
  const { page, visit } = collect(passing, start, end, Number.POSITIVE_INFINITY)
  walk(sorted, first, last, visit)
  return page
}

/** True to stop. */
type Visit = (document: number) => boolean

/** Fills `page` with the hits from `start` to before `end` of all that are met. */
function collect(passing: Bitset, start: number, end: number, patience: number) {
  const page: number[] = []
  let found = 0
  let looks = 0
  const visit: Visit = (document) => {
    looks++
    if (!has(passing, document)) return looks > patience
    if (found >= start) page.push(document)
    found++
    return found === end
  }
  return { page, visit }
}

function walk({ order, descending }: Sorted, first: number, last: number, visit: Visit): boolean {
  return descending
    ? walkBackwards(order, first, last, visit)
    : walkForwards(order.documents, first, last, visit)
}

function walkForwards(documents: Uint32Array, from: number, to: number, visit: Visit): boolean {
  for (let i = from; i < to; i++) if (visit(documents[i] as number)) return true
  return false
}

/** From the highest value down, yet by id where values are equal. */
function walkBackwards(
  { documents, values }: NumberOrder,
  first: number,
  last: number,
  visit: Visit,
): boolean {
  for (let end = last; end > first; ) {
    const start = startOfEqual(documents, values, first, end)
    if (walkForwards(documents, start, end, visit)) return true
    end = start
  }
  return false
}

/** Where the documents with the value of the last before `end` begin, not before `first`. Mostly they are few. */
function startOfEqual(documents: Uint32Array, values: CodeColumn, first: number, end: number): number {
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

/** Nearest place first; places equally far away are gone through together, by id. */
function walkByDistance({ byPlace, placeStarts, places, idRank }: Base, from: Place, visit: Visit): void {
  const { miles, nearest } = distancesFrom(places, from)
  const documentsOf = (code: number) => byPlace.subarray(placeStarts[code], placeStarts[code + 1])
  for (let i = 0; i < nearest.length; ) {
    const [first, distance] = [i, miles[nearest[i] as number]]
    do i++
    while (i < nearest.length && miles[nearest[i] as number] === distance)
    const group = Array.from(nearest.subarray(first, i), documentsOf)
    const documents = group.length === 1 ? (group[0] as Uint32Array) : sortTogether(group, idRank)
    if (walkForwards(documents, 0, documents.length, visit)) return
  }
}

function sortTogether(group: readonly Uint32Array[], idRank: Uint32Array): Uint32Array {
  const documents = new Uint32Array(group.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of group) {
    documents.set(part, at)
    at += part.length
  }
  return documents.sort((a, b) => (idRank[a] as number) - (idRank[b] as number))
}

function walkUnknown({ columns }: Base, values: CodeColumn, visit: Visit): void {
  for (const document of columns.byId) if (values[document] === 0 && visit(document)) return
}
