import { listingState, wasSold } from './listing-state.ts'
import type { StockRecord } from './record.ts'

/** Where a vehicle stands, as staff list it: for sale, or why visitors do not see it. A store keeps its place in this list. */
export const standings = ['available', 'reserved', 'sold', 'removed', 'unpublished'] as const

export type Standing = (typeof standings)[number]

/** Unpublished: the feed has it, and does not want it shown yet, such as one that is due in. */
export function standingOf(record: StockRecord): Standing {
  const state = listingState(record)
  if (state === 'forecourt') return 'available'
  if (state === 'reserved') return 'reserved'
  if (state === 'hidden') return 'unpublished'
  return wasSold(record) ? 'sold' : 'removed'
}

/** Visitors see it. */
export function isOnSite(standing: Standing): boolean {
  return standing === 'available' || standing === 'reserved'
}
