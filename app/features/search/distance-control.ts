import { formatCount } from '#app/ui/format-count.ts'
import { site } from '#content/site.ts'
import { distances } from '#domain/search/distance.ts'
import { offeredRanges } from '#domain/search/offered-ranges.ts'
import type { OfRanges } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import type { FilterControl } from './filter-controls.ts'
import { formatFilter } from './format-filter.ts'
import type { SearchChoice } from './search-choice.ts'

interface OfferedDistance {
  value: string
  count?: number
}

/** The select of distances of a search that has found `total`. */
export function toDistanceControl(
  { distance, postcode }: Pick<SearchChoice, 'distance' | 'postcode'>,
  total: number,
  count: (ranges: OfRanges<Range>) => OfRanges<number>,
): FilterControl {
  const chosen = distance
  // Counts from our branch would mean little to a visitor who is elsewhere.
  const offered: OfferedDistance[] =
    postcode === '' ? distances.map((value) => ({ value })) : offeredRanges('distance', count)
  const isListed = chosen === undefined || offered.some(({ value }) => value === chosen)
  const unlisted: OfferedDistance = { value: chosen ?? '', ...(postcode !== '' && { count: total }) }
  const listed = isListed ? offered : [unlisted, ...offered]
  const options = listed.map(({ value, count }) => {
    // Without "Within", which leaves no room for the miles on a phone.
    const miles = formatFilter('distance', value).replace('Within ', '')
    return { value, text: count === undefined ? miles : `${miles} (${formatCount(count)})` }
  })
  const hint = `Without a postcode, from ${site.address.town}`
  return { field: 'distance', options, ...(postcode === '' && { hint }) }
}
