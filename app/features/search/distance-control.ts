import { formatCount } from '#app/ui/format-count.ts'
import { site } from '#content/site.ts'
import { distanceValues } from '#domain/search/distance.ts'
import type { Filters } from '#domain/search/query.ts'
import type { FilterControl } from './filter-controls.ts'
import { formatFilter } from './format-filter.ts'
import { onlyValue, type SearchChoice } from './search-choice.ts'

/** The select of distances. `filters` have the place that they are counted from: without a postcode, our site. */
export function toDistanceControl(
  filters: Filters,
  { values, postcode }: Pick<SearchChoice, 'values' | 'postcode'>,
  count: (filters: Filters) => number,
): FilterControl {
  const chosen = onlyValue(values.distance)
  const offered = distanceValues(filters, count)
  const isListed = chosen === undefined || offered.some(({ value }) => value === chosen)
  const listed = isListed ? offered : [{ value: chosen, count: count(filters) }, ...offered]
  const options = listed.map(({ value, count }) => ({
    value,
    text: `${formatFilter('distance', value)} (${formatCount(count)})`,
  }))
  const hint = `From our ${site.address.town} site, until you give a postcode`
  return { field: 'distance', options, ...(postcode === '' && { hint }) }
}
