import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageTrail } from '../features/layout/page-trail.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { loadValuation } from '../features/valuation/load-valuation.ts'
import { toolWords } from '../features/valuation/tool-words.ts'
import { ValuationPage } from '../features/valuation/ValuationPage.tsx'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/valuation'

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { page } = loaderData
  return pageMeta({
    ...page,
    index: location.search === '',
    jsonLd: [breadcrumbJsonLd(pageTrail(page.title), pageUrl({ matches, location }))],
  })
}

/** /valuation and /part-exchange: the same tool, with words for each. */
export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const file = `tools/${pattern}`
  return {
    page: toolWords(file),
    file,
    path: `/${pattern}`,
    ...(await loadValuation(servicesOf(context).stock, url.searchParams)),
  }
}

export default function ValuationRoute({ loaderData }: Route.ComponentProps) {
  return <ValuationPage {...loaderData} />
}
