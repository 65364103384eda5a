import { redirect } from 'react-router'
import { landingPages } from '#content/landing-pages.ts'
import { breadcrumbJsonLd } from '../features/found/breadcrumb-json-ld.ts'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { queryRule, resultsPath } from '../features/landing/landing-rules.ts'
import { landingTrail } from '../features/landing/landing-trail.ts'
import { loadLanding } from '../features/landing/load-landing.ts'
import { pageMeta } from '../features/layout/page-meta.ts'
import { pageUrl } from '../features/layout/page-url.ts'
import { searchHref } from '../features/make-model-search/make-model-choice.ts'
import { servicesOf } from '../services.ts'
import type { Route } from './+types/landing'

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Page not found', index: false })
  const { place, words } = loaderData
  const trail = landingTrail(place, words.title)
  return pageMeta({
    ...words,
    index: location.search === '',
    jsonLd: [breadcrumbJsonLd(trail, pageUrl({ matches, location }))],
  })
}

/** A form sent without script says `deals`, and is led to the address that the rule of the page makes. */
export async function loader({ url: { searchParams }, pattern, context }: Route.LoaderArgs) {
  // The pattern is the route's own path, the same for a document and for a request for its data.
  const place = landingPages.find(({ path }) => path === pattern)
  if (!place) throw new Error(`No landing page has the path ${pattern}`)
  if (searchParams.has('deals')) {
    const chosen = { make: searchParams.get('make') ?? '', model: searchParams.get('model') ?? '' }
    throw redirect(searchHref({ type: place.type, ...chosen }, queryRule(place), resultsPath(place)))
  }
  return loadLanding(servicesOf(context).stock, place, searchParams)
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
