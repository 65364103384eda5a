import type { StockRecord } from './record.ts'

/** Miles. A vehicle below this was driven only for tests and delivery. */
export const deliveryMiles = 100

/** Whether the condition is "New", or is missing while the mileage is below `deliveryMiles`. */
export function isNewVehicle({ vehicle }: StockRecord): boolean {
  const { ownershipCondition, odometerReadingMiles } = vehicle
  if (ownershipCondition) return ownershipCondition.toLowerCase() === 'new'
  return odometerReadingMiles != null && odometerReadingMiles < deliveryMiles
}
