import { site } from '#content/site.ts'
import { parseFilters, parseSort } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import type { Place } from '#domain/stock/listing.ts'
import { placeOfPostcode } from '#domain/stock/postcode-area.ts'
import { defaultSortOrder, type SortOrder } from '#domain/stock/sort-orders.ts'
import { parsePage } from './parse-page.ts'

/** What an address asks for, as far as it can be understood. */
export interface SearchAsked {
  filters: Filters
  sort: SortOrder
  page: number
  postcode: string
  from: Place
  faults: string[]
}

/** Longer is no postcode, and would come back in every link of the page. */
const longestPostcode = 10

/** `home` is where distances are measured from unless a postcode is given. What is faulty is left out and told. */
export function readSearch(query: URLSearchParams, home: Place): SearchAsked {
  const { filters, faults } = parseFilters(query)
  const told = faults.map(({ message }) => message)

  const asked = parseSort(query.get('sort'))
  if (asked === null) told.push('We can’t sort by that, so the results are sorted by relevance.')
  const sort = asked ?? defaultSortOrder

  const page = parsePage(query.get('page'))
  if (page === null) told.push('We couldn’t find that page of results, so here is page 1.')

  const postcode = sort === 'distance' ? (query.get('postcode') ?? '').trim().slice(0, longestPostcode) : ''
  const place = postcode === '' ? home : placeOfPostcode(postcode)
  if (place === null)
    told.push(`We don’t recognise that postcode, so distances are from our ${site.address.town} site.`)

  return { filters, sort, page: page ?? 1, postcode, from: place ?? home, faults: told }
}
