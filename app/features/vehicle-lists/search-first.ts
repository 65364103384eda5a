import type { Stock } from '#app/services.ts'
import { dealership } from '#domain/search/distance.ts'
import type { Filters } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The most relevant vehicles of a type that pass the filters, and how many pass. */
export function searchFirst(
  stock: Pick<Stock, 'search'>,
  type: VehicleType,
  filters: Filters,
  limit: number,
): ReturnType<Stock['search']> {
  return stock.search({ type, filters, sort: 'relevance', from: dealership, offset: 0, limit })
}
