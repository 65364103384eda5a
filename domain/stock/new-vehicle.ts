import type { StockRecord } from './record.ts'

/** Miles. A vehicle below this has been driven only to be tested and delivered. */
export const deliveryMiles = 100

/** Whether the condition is "New", or is missing while the mileage is below `deliveryMiles`. */
export function isNewVehicle({ vehicle }: StockRecord): boolean {
  const { ownershipCondition, odometerReadingMiles } = vehicle
  if (ownershipCondition) return ownershipCondition.toLowerCase() === 'new'
  return odometerReadingMiles != null && odometerReadingMiles < deliveryMiles
}
