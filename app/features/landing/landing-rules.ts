import type { LandingPlace } from '#content/landing-pages.ts'
import { deliveryMiles } from '#domain/stock/new-vehicle.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
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
  return type === 'car' && topic === 'leasing' ? path : `/${type}-search`
}

/** The filter of a new or used page: new vehicles have fewer than 100 miles. */
export function topicFilters(topic: LandingPlace['topic']): { mileage?: { low: number; high: number } } {
  if (topic === 'new') return { mileage: { low: 0, high: deliveryMiles - 1 } }
  if (topic === 'used') return { mileage: { low: deliveryMiles, high: Number.POSITIVE_INFINITY } }
  return {}
}

/** The noun for each type, as used inside a sentence. */
export const typeWords: Readonly<Record<VehicleType, { one: string; many: string }>> = {
  car: { one: 'car', many: 'cars' },
  van: { one: 'van', many: 'vans' },
  truck: { one: 'truck', many: 'trucks' },
}
