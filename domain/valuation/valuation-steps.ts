import type { Filters } from '../search/query.ts'
import { comparableFilters, type Tolerance, tolerances, type ValuedVehicle } from './comparable-filters.ts'

/** How far to trust a range: with vehicles of its own model and age, further away, or of other models or ages. */
export type Confidence = 'good' | 'fair' | 'rough'

/** One attempt at a valuation. */
export interface ValuationStep {
  confidence: Confidence
  /** Vehicles of the same make and model, or of the same make and body type. */
  alike: 'model' | 'body'
  tolerance: Tolerance
  /** With fewer prices the range depends too much on chance. */
  fewest: number
  /** Half the range at least, before the number of vehicles widens it; 0.09 is 9%. Fitted in docs/price-position.md. */
  spread: number
}

const [, further, far] = tolerances

/** Further from its mileage than for a price position, because prices are adjusted to it. */
const near = { years: 1, share: further.share, miles: further.miles }

/** From near to far. The first step with enough vehicles is used; after the last there is no range. */
export const valuationSteps: readonly ValuationStep[] = [
  { confidence: 'good', alike: 'model', tolerance: near, fewest: 5, spread: 0.09 },
  { confidence: 'fair', alike: 'model', tolerance: further, fewest: 5, spread: 0.11 },
  { confidence: 'fair', alike: 'model', tolerance: far, fewest: 5, spread: 0.13 },
  {
    confidence: 'rough',
    alike: 'model',
    tolerance: { years: 6, share: 1.5, miles: 60_000 },
    fewest: 3,
    spread: 0.15,
  },
  { confidence: 'rough', alike: 'body', tolerance: further, fewest: 8, spread: 0.3 },
]

/** @param bodies the body types of the vehicle's model; without any, its body is unknown. Null when no filter fits. */
export function filtersOfStep(
  { alike, tolerance }: ValuationStep,
  vehicle: ValuedVehicle,
  bodies: readonly string[],
): Filters | null {
  const { model, ...rest } = comparableFilters(vehicle, tolerance)
  if (alike === 'model') return { model, ...rest }
  return bodies.length > 0 ? { ...rest, bodyType: [...bodies] } : null
}
