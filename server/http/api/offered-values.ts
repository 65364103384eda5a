import { offeredRanges } from '#domain/search/offered-ranges.ts'
import type { Facets, FacetValue, Filters, OfRanges } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import {
  type ExclusionField,
  type FilterField,
  filterFields,
  type IdentifierField,
  isExclusionField,
  isIdentifierField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '#server/services.ts'

export type OfferedField = Exclude<FilterField, IdentifierField | ExclusionField>

/** The filters whose values are listed: all but registrations, stock numbers and what is left out. */
export const offeredFields = filterFields.filter(
  (field): field is OfferedField => !isIdentifierField(field) && !isExclusionField(field),
)

/** The facets of the index, monthly prices on the terms of the query, and distances from its place if it names one. */
export function offeredValues(
  stock: Pick<Catalogue, 'rangeCounts'>,
  type: VehicleType,
  filters: Filters,
  facets: Facets,
): Record<OfferedField, readonly FacetValue[]> {
  const count = (ranges: OfRanges<Range>) => stock.rangeCounts(type, filters, ranges)
  return {
    ...facets,
    monthlyPrice: offeredRanges('monthlyPrice', count),
    distance: filters.from ? offeredRanges('distance', count) : [],
  }
}
