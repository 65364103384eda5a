import type { MetaDescriptor } from 'react-router'
import { offersFinance } from '#content/offers.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { searchBreadcrumbs } from '../layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../seo/json-ld.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { type FilterValues, onlyValue } from './search-choice.ts'
import { feedHref } from './search-document.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** Searches by one make and model are indexed; any other combination of filters is not. */
export function searchMeta(view: SearchView, pageUrl: string): MetaDescriptor[] {
  const { type, choice, active, total, page, pageCount, several, notUnderstood, faults } = view
  const title = searchTitle(view)
  const index =
    total > 0 &&
    page <= pageCount &&
    faults.length + notUnderstood.length === 0 &&
    several.length === 0 &&
    active.every(({ field }) => isOneName(field, choice))
  const tags = pageMeta({
    title,
    description: `${title}. Prices, mileage and ${offersFinance ? 'estimated monthly prices' : 'any history on record'}.`,
    index,
    jsonLd: [breadcrumbJsonLd(searchBreadcrumbs(type), pageUrl)],
  })
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: feedHref(view) }]
}

function isOneName(field: FilterField, values: FilterValues): boolean {
  return (field === 'make' || field === 'model') && onlyValue(values[field]) !== undefined
}
