import { distanceValues } from '#domain/search/distance.ts'
import { monthlyValues } from '#domain/search/monthly-bands.ts'
import type { Facets, FacetValue, Filters } from '#domain/search/query.ts'
import {
  type FilterField,
  filterFields,
  type IdentifierField,
  isIdentifierField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '#server/services.ts'

export type OfferedField = Exclude<FilterField, IdentifierField>

/** The filters whose values are listed: all but registrations and stock numbers. */
export const offeredFields = filterFields.filter((field): field is OfferedField => !isIdentifierField(field))

/** The facets of the index, monthly prices on the terms of the query, and distances from its place if it names one. */
export function offeredValues(
  stock: Pick<Catalogue, 'rangeCounts' | 'total'>,
  type: VehicleType,
  filters: Filters,
  facets: Facets,
): Record<OfferedField, readonly FacetValue[]> {
  const monthlyPrice = monthlyValues((ranges) => stock.rangeCounts(type, filters, ranges))
  const distance = filters.from ? distanceValues(filters, (changed) => stock.total(type, changed)) : []
  return { ...facets, monthlyPrice, distance }
}
