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
  const order = vocabulary.order(axis)
  const labels = vocabulary.labels(axis)
  for (let i = 0; i < order.length; i++) {
    const code = order[i] as number
    const count = counts[code] as number
    if (count > 0) values.push({ value: labels[code] as string, count })
  }
  return values
}
