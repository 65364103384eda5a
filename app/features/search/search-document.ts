import { withQuery } from '#app/script-urls.ts'
import { urls } from '#app/urls.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { defaultSortOrder } from '#domain/stock/sort-orders.ts'
import { onlyValue, searchHref, searchParams, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** The newest of the same search, for a feed reader. It may belong to somebody else, so it gets the postcode's district only. */
export function feedHref({ type, choice }: Pick<SearchView, 'type' | 'choice'>): string {
  const postcode = outwardCode(choice.postcode)
  return urls.feed(type, searchParams({ ...choice, postcode, sort: 'relevance' }))
}

/** The form of an alert for the same search. */
export function alertHref({ type, choice }: Pick<SearchView, 'type' | 'choice'>): string {
  const postcode = outwardCode(choice.postcode)
  return urls.alerts({ search: withQuery(type, searchParams({ ...choice, postcode, sort: 'relevance' })) })
}

/** The path of the canonical address. */
export function canonicalHref(view: Pick<SearchView, 'type' | 'choice' | 'page'>): string {
  const { make, model } = canonicalSearch(view)
  return searchHref(view.type, { make, model, sort: defaultSortOrder, postcode: '' }, view.page)
}

/** The canonical parameters of a search, in the stock's spelling: `make=CUPRA` and `make=cupra` are one page. */
export function canonicalSearch({ choice, page }: Pick<SearchView, 'choice' | 'page'>) {
  const { make, model } = choice
  return {
    make: onlyValue(make) ?? '',
    model: valuesOf(make).length > 1 ? '' : (onlyValue(model) ?? ''),
    page: page > 1 ? String(page) : '',
  }
}
