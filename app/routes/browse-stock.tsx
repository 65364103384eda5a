import { redirect } from 'react-router'
import { site } from '#content/site.ts'
import { everyType, isSoldType } from '#content/sold-types.ts'
import { resultsHref } from '../features/make-model-search/make-model-choice.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import {
  BrowseStock,
  browseStockBreadcrumbs,
  loadBrowseStock,
} from '../features/vehicle-lists/BrowseStock.tsx'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/browse-stock'

export const handle = { parameters: ['type', 'make', 'model'] } as const

export function meta(args: Route.MetaArgs) {
  return pageMeta({
    title: 'Browse our stock',
    description: `All our ${everyType} for sale ${site.area}.`,
    index: args.location.search === '',
    jsonLd: [breadcrumbJsonLd(browseStockBreadcrumbs, pageUrl(args))],
  })
}

/** The home page's form leads here without script: redirects to the search of a chosen type, else lists all three. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readQuery(url, handle)
  const type = query.get('type') ?? ''
  const make = query.get('make')?.trim() ?? ''
  const model = query.get('model')?.trim() ?? ''
  if (isSoldType(type)) throw redirect(resultsHref({ type, make, model }, 'when-chosen'))
  const blocks = await loadBrowseStock(context.get(servicesContext).stock, make, model)
  return { asked: [make, model].filter(Boolean).join(' '), blocks }
}

export default function BrowseStockRoute({ loaderData }: Route.ComponentProps) {
  return <BrowseStock {...loaderData} />
}
