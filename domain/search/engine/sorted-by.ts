import type { SortOrder } from '../../stock/sort-orders.ts'
import type { Base } from './base.ts'
import type { NumberOrder } from './number-order.ts'
import type { Order } from './order.ts'
import { sortedNumbers } from './sort-values.ts'

/** The order by which documents are gone through; backwards where values descend, yet by id where they are equal. */
export type Sorted = { order: Order; descending: false } | { order: NumberOrder; descending: boolean }

/** Null for the distance, whose order depends on where it is measured from. */
export function sortedBy(base: Base, sort: SortOrder): Sorted | null {
  if (sort === 'distance') return null
  if (sort === 'relevance') return { order: base.byRelevance, descending: false }
  if (sort === 'most_recent') return { order: base.byArrival, descending: false }
  const { position, descending } = sortedNumbers[sort]
  return { order: base.orders[position] as NumberOrder, descending }
}
