import type { MetaDescriptor } from 'react-router'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { defaultSortOrder } from '#domain/stock/sort-orders.ts'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../seo/json-ld.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { type FilterValues, onlyValue, searchHref, searchParams, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** Searches by one make and model are indexed; any other combination of filters is not. */
export function searchMeta(
  view: Omit<SearchView, 'controls' | 'ranges' | 'vehicles'>,
  pageUrl: string,
): MetaDescriptor[] {
  const { type, choice, active, total, page, pageCount, several, notUnderstood, faults } = view
  const title = titleOf(view)
  const index =
    total > 0 &&
    page <= pageCount &&
    faults.length + notUnderstood.length === 0 &&
    several === null &&
    active.every(({ field }) => isOneName(field, choice.values))
  const tags = pageMeta({
    title,
    description: `${title}. Prices, mileage and monthly finance estimates.`,
    index,
    jsonLd: [breadcrumbJsonLd(searchBreadcrumbs(type), pageUrl)],
  })
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feedHref(view) }]
}

type Described = Pick<SearchView, 'type' | 'choice' | 'active' | 'total' | 'page'>

function titleOf({ type, choice, active, total, page }: Described): string {
  return searchTitle(type, total, choice.values, active, page)
}

/** Makes title and canonical address of the document those of the view, which has replaced another one. */
export function describeDocument(view: Described): void {
  // The dealer's name at its end stays.
  document.title = document.title.replace(/^.*(?= \| )/, () => titleOf(view))
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { make, model } = canonicalSearch(view)
  const choice = { values: { make, model }, terms: {}, sort: defaultSortOrder, postcode: '' }
  if (link) link.href = new URL(searchHref(view.type, choice, view.page), link.href).href
}

/** The newest of the same search, for a feed reader. */
export function feedHref({ type, choice }: Pick<SearchView, 'type' | 'choice'>): string {
  return urls.feed(type, searchParams({ ...choice, sort: 'relevance' }))
}

/** The canonical parameters of a search, in the stock's spelling: `make=CUPRA` and `make=cupra` are one page. */
export function canonicalSearch({ choice, page }: Pick<SearchView, 'choice' | 'page'>) {
  const { make, model } = choice.values
  return {
    make: onlyValue(make) ?? '',
    model: valuesOf(make).length > 1 ? '' : (onlyValue(model) ?? ''),
    page: page > 1 ? String(page) : '',
  }
}

function isOneName(field: FilterField, values: FilterValues): boolean {
  return (field === 'make' || field === 'model') && onlyValue(values[field]) !== undefined
}
