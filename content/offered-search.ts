import { type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import { type SortOrder, sortOrders } from '#domain/stock/sort-orders.ts'
import { offersFinance } from './offers.ts'

const orders = Object.keys(sortOrders) as SortOrder[]

/** The filters of the site: those of monthly prices only where there is finance. */
export const offeredFields: readonly FilterField[] = filterFields.filter(
  (field) => offersFinance || field !== 'monthlyPrice',
)

/** A query without the filters that the site does not offer, which are unknown parameters like any other. */
export function withoutUnoffered(query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams(query)
  for (const field of filterFields) if (!offeredFields.includes(field)) read.delete(field)
  return read
}

/** The sort orders of the site, in the order of the list. */
export const offeredOrders: readonly SortOrder[] = orders.filter(
  (order) => offersFinance || (order !== 'monthly_asc' && order !== 'monthly_desc'),
)
