import { urls } from '#app/urls.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'

/** What a search from the page keeps of its filters. The used and the new pages search everything of their type. */
export function keptFilters({ topic, filters = {} }: LandingPage): Filters {
  return topic === 'selection' ? filters : {}
}

/** The search that the page's brands lead to. */
export function searchOf(place: LandingPage): string {
  return urls.search(place.type, formatFilters(keptFilters(place)))
}

/** Where the page's form leads. */
export function formResults(place: LandingPage): string {
  return place.leadsBack ? place.path : searchOf(place)
}
