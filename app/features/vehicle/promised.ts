import type { site } from '#content/site.ts'
import type { VehicleCondition } from '#domain/stock/vehicle-condition.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** What decides whether a promise of the dealer holds for a vehicle. */
export interface PromisedVehicle {
  type: VehicleType
  /** Null when that is unknown: nothing is then promised of one condition alone. */
  condition: VehicleCondition | null
  /** By its year; null when that is unknown. */
  years: number | null
}

export type Promises = (typeof site)['promises']

/** What the dealer promises of such a vehicle, each with the name of its chapter of the terms of sale. */
export function promisedOf(promises: Promises, { type, condition, years }: PromisedVehicle) {
  return Object.entries(promises)
    .map(([chapter, promise]) => ({ chapter, ...promise }))
    .filter(
      ({ types, conditions, underYears }) =>
        (types?.includes(type) ?? true) &&
        (conditions?.some((one) => one === condition?.toLowerCase()) ?? true) &&
        (underYears === undefined || (years !== null && years < underYears)),
    )
}
