import { formatCount } from '#app/ui/format-count.ts'
import { site } from '#content/site.ts'
import { distanceValues } from '#domain/search/distance.ts'
import type { OfRanges } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import type { FilterControl } from './filter-controls.ts'
import { formatFilter } from './format-filter.ts'
import { onlyValue, type SearchChoice } from './search-choice.ts'

/** The select of distances of a search that has found `total`. Without a postcode they are counted from our site. */
export function toDistanceControl(
  { values, postcode }: Pick<SearchChoice, 'values' | 'postcode'>,
  total: number,
  count: (ranges: OfRanges<Range>) => OfRanges<number>,
): FilterControl {
  const chosen = onlyValue(values.distance)
  const offered = distanceValues(count)
  const isListed = chosen === undefined || offered.some(({ value }) => value === chosen)
  const listed = isListed ? offered : [{ value: chosen, count: total }, ...offered]
  const options = listed.map(({ value, count }) => ({
    value,
    // Without "Within", which leaves no room for the miles on a phone.
    text: `${formatFilter('distance', value).replace('Within ', '')} (${formatCount(count)})`,
  }))
  const hint = `From our ${site.address.town} site, until you give a postcode`
  return { field: 'distance', options, ...(postcode === '' && { hint }) }
}
