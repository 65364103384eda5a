import { urls } from '#app/urls.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import { formatFilters } from '#domain/search/parse-query.ts'

/** The search that the page's brands lead to: for the vehicles that it counts. */
export function searchOf({ type, filters = {} }: LandingPage): string {
  return urls.search(type, formatFilters(filters))
}

/** Where the page's form leads. */
export function formResults(place: LandingPage): string {
  return place.leadsBack ? place.path : searchOf(place)
}
