import { pageBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { loadValuation, toolWords } from '../features/valuation/load-valuation.ts'
import { ValuationPage } from '../features/valuation/ValuationPage.tsx'
import { servicesOf } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/valuation'

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { page } = loaderData
  return pageMeta({
    ...page,
    index: location.search === '',
    jsonLd: [breadcrumbJsonLd(pageBreadcrumbs(page.title), pageUrl({ matches, location }))],
  })
}

/** /valuation and /part-exchange: the same form with different text. */
export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const path = pattern === urls.partExchange ? urls.partExchange : urls.valuation
  const file = `tools${path}`
  return {
    page: toolWords(file),
    file,
    path,
    ...(await loadValuation(servicesOf(context).stock, url.searchParams)),
  }
}

export default function ValuationRoute({ loaderData }: Route.ComponentProps) {
  return <ValuationPage {...loaderData} />
}
