import type { LandingPlace } from '#content/landing-pages.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { QueryRule } from '../make-model-search/make-model-choice.ts'

/**
 * What the form of a page sends: cars and vans send the make always, even an empty one, and the model when
 * chosen; trucks, used and new vans, and the finance pages send each only when chosen.
 */
export function queryRule({ type, topic }: Pick<LandingPlace, 'type' | 'topic'>): QueryRule {
  const whenChosen =
    type === 'truck' || topic === 'finance' || (type === 'van' && (topic === 'used' || topic === 'new'))
  return whenChosen ? 'when-chosen' : 'make-always'
}

/** Car leasing shows its choice on the page itself; every other form leads to the results. */
export function resultsPath({ type, topic, path }: LandingPlace): string {
  return type === 'car' && topic === 'leasing' ? path : `/${type}-search`
}

/** What "new" means to a search: no more than delivery miles. */
export function topicFilters(topic: LandingPlace['topic']): { mileage?: { low: number; high: number } } {
  if (topic === 'new') return { mileage: { low: 0, high: 99 } }
  if (topic === 'used') return { mileage: { low: 100, high: Number.POSITIVE_INFINITY } }
  return {}
}

/** Vehicles of a type in running words. */
export const typeWords: Readonly<Record<VehicleType, { one: string; many: string }>> = {
  car: { one: 'car', many: 'cars' },
  van: { one: 'van', many: 'vans' },
  truck: { one: 'truck', many: 'trucks' },
}
