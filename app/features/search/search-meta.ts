import type { MetaDescriptor } from 'react-router'
import { breadcrumbJsonLd } from '../found/breadcrumb-json-ld.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { searchHref } from './search-choice.ts'
import { searchTrail } from './search-trail.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** Make and model make landing pages; any other combination of filters is kept out of search engines. */
export function searchMeta(view: SearchView, pageUrl: string): MetaDescriptor[] {
  const { type, choice, active, total, page, pageCount, faults } = view
  const title = searchTitle(type, total, choice.values, active, page)
  const index =
    total > 0 &&
    page <= pageCount &&
    faults.length === 0 &&
    active.every(({ field }) => field === 'make' || field === 'model')
  const words = pageMeta({
    title,
    description: `${title}. Prices, mileage and monthly finance estimates.`,
    index,
    jsonLd: [breadcrumbJsonLd(searchTrail(type), pageUrl)],
  })
  return [...words, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feedHref(view) }]
}

/** The newest of the same search, for a feed reader. */
export function feedHref({ type, choice }: Pick<SearchView, 'type' | 'choice'>): string {
  const [, query] = searchHref(type, { ...choice, sort: 'relevance' }, 1).split('?')
  return query ? `/feeds/${type}.atom?${query}` : `/feeds/${type}.atom`
}

/** What makes a search a page of its own, in the stock's spelling: `make=CUPRA` and `make=cupra` are one. */
export function searchAddress({ choice, page }: SearchView) {
  const { make = '', model = '' } = choice.values
  return { make, model, page: page > 1 ? String(page) : '' }
}
