import { redirect } from 'react-router'
import { landingPages } from '#content/landing-pages.ts'
import { priceParameters } from '../features/finance/price-choice.ts'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { formResults, loadLanding } from '../features/landing/load-landing.ts'
import { landingBreadcrumbs } from '../features/layout/breadcrumbs.ts'
import { resultsHref } from '../features/make-model-search/make-model-choice.ts'
import { breadcrumbJsonLd } from '../features/seo/json-ld.ts'
import { missingPageMeta, pageMeta, pageUrl } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/landing'

export const handle = { parameters: ['deals', 'make', 'model', ...priceParameters] } as const

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta()
  const { place, words } = loaderData
  const breadcrumbs = landingBreadcrumbs(place, words.title)
  return pageMeta({
    ...words,
    index: location.search === '',
    jsonLd: [breadcrumbJsonLd(breadcrumbs, pageUrl({ matches, location }))],
  })
}

/** A form submitted without script has the parameter `deals` and is redirected to its results. */
export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  // The pattern is the route's path, the same for a document request and a data request.
  const place = landingPages.find(({ path }) => path === pattern)
  if (!place) throw new Error(`No landing page has the path ${pattern}`)
  const query = readQuery(url, handle)
  if (query.has('deals')) {
    const chosen = { make: query.get('make') ?? '', model: query.get('model') ?? '' }
    throw redirect(resultsHref({ type: place.type, ...chosen }, place.sends, formResults(place)))
  }
  return loadLanding(context.get(servicesContext).stock, place, query)
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
