import { urls } from '#app/urls.ts'
import type { LandingPlace } from '#content/landing-pages.ts'
import { newVehicles, usedVehicles } from '#domain/search/condition-filters.ts'
import type { Filters } from '#domain/search/query.ts'
import type { QueryRule } from '../make-model-search/make-model-choice.ts'

/**
 * The query that a page's form sends. Cars and vans always send the make, even an empty one, and send the model when
 * one is chosen. Trucks, used and new vans, and the finance pages send each only when it is chosen.
 */
export function queryRule({ type, topic }: Pick<LandingPlace, 'type' | 'topic'>): QueryRule {
  const whenChosen =
    type === 'truck' || topic === 'finance' || (type === 'van' && (topic === 'used' || topic === 'new'))
  return whenChosen ? 'when-chosen' : 'make-always'
}

/** The form of car leasing leads back to its own page; every other form leads to the search results. */
export function resultsPath({ type, topic, path }: LandingPlace): string {
  return type === 'car' && topic === 'leasing' ? path : urls.search(type)
}

/** A new or used page lists vehicles of that condition, any other page all of them. */
export function topicFilters(topic: LandingPlace['topic']): Filters {
  if (topic === 'new') return newVehicles
  return topic === 'used' ? usedVehicles : {}
}
