import { urls, withQuery } from '#app/urls.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { defaultSortOrder } from '#domain/stock/sort-orders.ts'
import { onlyValue, searchHref, searchParams, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** Makes title and canonical address of the document those of the view, which has replaced another one. */
export function describeDocument(view: SearchView): void {
  // The dealer's name at its end stays.
  document.title = document.title.replace(/^.*(?= \| )/, () => searchTitle(view))
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { make, model } = canonicalSearch(view)
  const choice = { make, model, sort: defaultSortOrder, postcode: '' }
  if (link) link.href = new URL(searchHref(view.type, choice, view.page), link.href).href
}

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

/** The canonical parameters of a search, in the stock's spelling: `make=CUPRA` and `make=cupra` are one page. */
export function canonicalSearch({ choice, page }: Pick<SearchView, 'choice' | 'page'>) {
  const { make, model } = choice
  return {
    make: onlyValue(make) ?? '',
    model: valuesOf(make).length > 1 ? '' : (onlyValue(model) ?? ''),
    page: page > 1 ? String(page) : '',
  }
}
