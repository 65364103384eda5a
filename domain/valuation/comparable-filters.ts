import type { Filters } from '../search/query.ts'

/** A vehicle that comparable ones are searched for. */
export interface ValuedVehicle {
  make: string
  model: string
  year: number
  /** Miles. */
  mileage: number
}

/** Years on either side, and miles on either side as a share of its own mileage, but at least `miles`. */
export interface Tolerance {
  readonly years: number
  readonly share: number
  readonly miles: number
}

/**
 * How far a vehicle of the same make and model may differ to be comparable, from near to far. The first that finds
 * enough is used.
 */
export const tolerances = [
  { years: 1, share: 0.3, miles: 10_000 },
  { years: 2, share: 0.5, miles: 20_000 },
  { years: 3, share: 0.7, miles: 30_000 },
] as const satisfies readonly Tolerance[]

export function comparableFilters(vehicle: ValuedVehicle, tolerance: Tolerance): Filters {
  const { make, model, year, mileage } = vehicle
  const miles = Math.round(Math.max(mileage * tolerance.share, tolerance.miles))
  return {
    make: [make],
    model: [model],
    year: { low: year - tolerance.years, high: year + tolerance.years },
    mileage: { low: Math.max(0, mileage - miles), high: mileage + miles },
  }
}
