import { filterFields } from '../../stock/filter-fields.ts'
import type { Facets, FacetValue } from '../query.ts'
import type { Tally } from './tally.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What was counted, in the order in which it is offered; values that nothing has are left out. */
export function listFacets(tally: Tally, vocabulary: Vocabulary): Facets {
  const lists = filterFields.map((field, axis) => [
    field,
    listAxis(tally[axis] as Int32Array, axis, vocabulary),
  ])
  return Object.fromEntries(lists) as Facets
}

function listAxis(counts: Int32Array, axis: number, vocabulary: Vocabulary): FacetValue[] {
  const values: FacetValue[] = []
  const labels = vocabulary.labels(axis)
  for (const code of codesToList(counts, axis, vocabulary)) {
    const count = counts[code] as number
    if (count > 0) values.push({ value: labels[code] as string, count })
  }
  return values
}

/** Of long lists mostly little is left: then it is faster to find that first and to order it afterwards. */
const longList = 1_024

function codesToList(counts: Int32Array, axis: number, vocabulary: Vocabulary): Uint32Array {
  const order = vocabulary.order(axis)
  if (order.length < longList) return order
  const ranks = vocabulary.ranks(axis)
  const found = new Uint32Array(order.length / 8)
  let size = 0
  for (let code = 1; code < ranks.length; code++) {
    if (counts[code] === 0) continue
    if (size === found.length) return order
    found[size++] = ranks[code] as number
  }
  return found
    .subarray(0, size)
    .sort()
    .map((rank) => order[rank] as number)
}
