import type { Filters } from '../search/query.ts'

/** The vehicle whose like is sought. */
export interface ValuedVehicle {
  make: string
  model: string
  year: number
  /** Miles. */
  mileage: number
}

/**
 * From near to far, what counts as comparable: the same make and model, a year or more to either side,
 * and mileage within a share of its own but at least some thousands. The first that finds enough is used.
 */
export const tolerances = [
  { years: 1, share: 0.3, miles: 10_000 },
  { years: 2, share: 0.5, miles: 20_000 },
  { years: 3, share: 0.7, miles: 30_000 },
] as const

export function comparableFilters(vehicle: ValuedVehicle, tolerance: (typeof tolerances)[number]): Filters {
  const { make, model, year, mileage } = vehicle
  const miles = Math.round(Math.max(mileage * tolerance.share, tolerance.miles))
  return {
    make,
    model,
    year: { low: year - tolerance.years, high: year + tolerance.years },
    mileage: { low: Math.max(0, mileage - miles), high: mileage + miles },
  }
}
