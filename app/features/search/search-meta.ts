import type { MetaDescriptor } from 'react-router'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../seo/json-ld.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { type FilterValues, onlyValue, searchParams, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** Searches by one make and model are indexed; any other combination of filters is not. */
export function searchMeta(view: Omit<SearchView, 'controls' | 'ranges'>, pageUrl: string): MetaDescriptor[] {
  const { type, choice, active, total, page, pageCount, faults } = view
  const title = searchTitle(type, total, choice.values, active, page)
  const index =
    total > 0 &&
    page <= pageCount &&
    faults.length === 0 &&
    active.every(({ field }) => isOneName(field, choice.values))
  const tags = pageMeta({
    title,
    description: `${title}. Prices, mileage and monthly finance estimates.`,
    index,
    // Search engines read it from the document; the browser build does without it.
    jsonLd: import.meta.env.SSR ? [breadcrumbJsonLd(searchBreadcrumbs(type), pageUrl)] : [],
  })
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feedHref(view) }]
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
