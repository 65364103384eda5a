import type { Place } from '../../stock/listing.ts'
import type { SortOrder } from '../../stock/sort-orders.ts'
import type { Base } from './base.ts'
import { type Bitset, has } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import type { Condition } from './conditions.ts'
import { type NumberOrder, sliceOf } from './number-order.ts'
import { distancesFrom } from './place-table.ts'
import { sortedNumbers } from './sort-values.ts'

/**
 * Hits from `start` to before `end`, found by looking at the documents in the asked order until the page is full;
 * null when it is not after `patience` looks.
 */
export function walkOrder(
  base: Base,
  sort: SortOrder,
  from: Place,
  passing: Bitset,
  conditions: readonly Condition[],
  start: number,
  end: number,
  patience: number,
): number[] | null {
  const page: number[] = []
  let found = 0
  let looks = 0
  const visit = (document: number) => {
    looks++
    if (!has(passing, document)) return looks > patience
    if (found >= start) page.push(document)
    found++
    return found === end
  }
  if (sort === 'relevance') walk(base.byRelevance, 0, base.byRelevance.length, visit)
  else if (sort === 'most_recent') walk(base.byArrival, 0, base.byArrival.length, visit)
  else if (sort === 'distance') walkByDistance(base, from, visit)
  else {
    const { position, descending } = sortedNumbers[sort]
    const order = base.orders[position] as NumberOrder
    const range = conditions.find((asked) => asked.kind === 'range' && asked.position === position)
    // Only the slice that the range asks for, when the order is by a field that is also filtered.
    const [first, last] =
      range?.kind === 'range' ? sliceOf(order, range.low, range.high) : [0, order.documents.length]
    const full = descending
      ? walkBackwards(order, first, last, visit)
      : walk(order.documents, first, last, visit)
    if (!full && range === undefined) walkUnknown(base, order.values, visit)
  }
  return found === end ? page : null
}

/** True to stop. */
type Visit = (document: number) => boolean

function walk(documents: Uint32Array, from: number, to: number, visit: Visit): boolean {
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
  let end = last
  while (end > first) {
    const value = values[documents[end - 1] as number] as number
    let [low, high] = [first, end - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((values[documents[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    if (walk(documents, low, end, visit)) return true
    end = low
  }
  return false
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
    if (walk(documents, 0, documents.length, visit)) return
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
