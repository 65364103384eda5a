import { formatCount } from '#app/ui/format-count.ts'
import { distanceChoices, distanceValues } from '#domain/search/distance.ts'
import type { Filters } from '#domain/search/query.ts'
import type { FilterControl } from './filter-controls.ts'
import { formatFilter } from './format-filter.ts'
import { type FilterValues, onlyValue } from './search-choice.ts'

/**
 * The select of distances. They are counted once the search has a place to measure from: before that the visitor has
 * given no postcode, and counts from our site would be wrong for most.
 */
export function toDistanceControl(
  filters: Filters,
  values: FilterValues,
  count: (filters: Filters) => number,
): FilterControl {
  if (!filters.from)
    return {
      field: 'distance',
      options: distanceChoices.map((value) => ({ value, text: formatFilter('distance', value) })),
    }
  const chosen = onlyValue(values.distance)
  const offered = distanceValues(filters, count)
  const isListed = chosen === undefined || offered.some(({ value }) => value === chosen)
  const listed = isListed ? offered : [{ value: chosen, count: count(filters) }, ...offered]
  return {
    field: 'distance',
    options: listed.map(({ value, count }) => ({
      value,
      text: `${formatFilter('distance', value)} (${formatCount(count)})`,
    })),
  }
}
