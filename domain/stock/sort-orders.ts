/**
 * The eight sort orders of the specification, then ours; a dealer may offer fewer (`content/offered-search.ts`). A listing
 * without the value sorts last; ties are sorted by id.
 */
export const sortOrders = {
  relevance: 'Relevance',
  price_asc: 'Price (low to high)',
  price_desc: 'Price (high to low)',
  distance: 'Distance',
  mileage: 'Mileage',
  year_desc: 'Age (newest first)',
  year_asc: 'Age (oldest first)',
  most_recent: 'Most recent',
  monthly_asc: 'Monthly price (low to high)',
  monthly_desc: 'Monthly price (high to low)',
} as const

export type SortOrder = keyof typeof sortOrders

export const defaultSortOrder: SortOrder = 'relevance'

export function isSortOrder(text: string): text is SortOrder {
  return Object.hasOwn(sortOrders, text)
}

/** Null for an order that does not exist; absent or empty is the default. */
export function parseSort(text: string | null): SortOrder | null {
  const name = (text ?? '').trim()
  if (name === '') return defaultSortOrder
  return isSortOrder(name) ? name : null
}
