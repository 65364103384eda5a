import { deliveryMiles } from '../stock/new-vehicle.ts'
import type { Filters } from './query.ts'

/** New vehicles, as the pages of new stock list them: delivery mileage only. */
export const newVehicles = { mileage: { low: 0, high: deliveryMiles - 1 } } as const satisfies Filters

/** Used vehicles: those driven further than a delivery. */
export const usedVehicles = {
  mileage: { low: deliveryMiles, high: Number.POSITIVE_INFINITY },
} as const satisfies Filters
