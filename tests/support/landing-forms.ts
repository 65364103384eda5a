import { type LandingPage, landingPages } from '#content/landing-pages.ts'
import { exampleAssumed } from '#domain/search/example-assumed.ts'
import { formatFilters } from '#domain/search/parse-query.ts'

/** @throws {Error} when there is no landing page at `path`. */
export function landingPageAt(path: string): LandingPage {
  const found = landingPages.find((each) => each.path === path)
  if (!found) throw new Error(`No landing page at ${path}`)
  return found
}

/**
 * The address that a choice in the form of a landing page leads to: section 2 of the specification. '' means nothing
 * chosen.
 */
export function addressOf(place: LandingPage, make: string, model: string): string {
  const { path, type, filters, sends, leadsBack } = place
  const query = new URLSearchParams(filters ? formatFilters(filters, exampleAssumed.terms) : '')
  if (make || (sends === 'make-always' && !query.has('make'))) query.set('make', make)
  if (model) query.set('model', model)
  const results = leadsBack ? path : `/${type}-search`
  return query.size === 0 ? results : `${results}?${query}`
}
