import { filterFields } from '../stock/filter-fields.ts'
import { type SortOrder, sortOrders } from '../stock/sort-orders.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { dealership } from './distance.ts'
import { runToEnd, type Steps } from './engine/steps.ts'
import { parseFilters } from './parse-query.ts'
import type { Facets, FacetValue } from './query.ts'
import type { StockIndex } from './stock-index.ts'

/** `warmUpInSteps` in one go. */
export function warmUp(index: StockIndex, rounds = 300): void {
  runToEnd(warmUpInSteps(index, rounds))
}

/**
 * Asks an index what visitors ask, so that its code is compiled before they come: cold code is ten times slower.
 * The same index is asked the same `rounds` questions each time.
 */
export function* warmUpInSteps(index: StockIndex, rounds = 300): Steps<void> {
  const random = createRandom()
  const orders = Object.keys(sortOrders) as SortOrder[]
  for (const type of vehicleTypes) {
    if (index.count(type) === 0) continue
    const offered = index.facets(type, {})
    for (let round = 0; round < rounds; round++) {
      const { filters } = parseFilters(drawParams(offered, round % 6, random))
      const sort = orders[round % orders.length] as SortOrder
      index.searchWithFacets({ type, filters, sort, from: dealership, offset: 0, limit: 24 })
      yield
    }
  }
}

function drawParams(offered: Facets, wanted: number, random: () => number): URLSearchParams {
  const params = new URLSearchParams()
  for (let i = 0; i < wanted; i++) {
    const field = draw(filterFields, random)
    const values: readonly FacetValue[] = offered[field]
    if (values.length > 0) params.set(field, draw(values, random).value)
  }
  return params
}

function draw<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T
}

/** Numbers in [0, 1), the same each time. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = Math.imul(state, 48_271) & 0x7fff_ffff
    return state / 2 ** 31
  }
}
