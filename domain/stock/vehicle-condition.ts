import type { StockRecord } from './record.ts'

export type VehicleCondition = 'New' | 'Used'

/** Miles. An unregistered vehicle below this was driven only for tests and delivery. */
const deliveryMiles = 100

/**
 * As the record's `ownershipCondition` says: any other word than "New", such as "Ex-demo", means used. Without the word, a
 * vehicle is new if it was never registered and its mileage is below `deliveryMiles`. Null where neither is known.
 */
export function conditionOf({ vehicle }: Pick<StockRecord, 'vehicle'>): VehicleCondition | null {
  const { ownershipCondition, registration, firstRegistrationDate, odometerReadingMiles } = vehicle
  if (ownershipCondition) return ownershipCondition.toLowerCase() === 'new' ? 'New' : 'Used'
  if (registration || firstRegistrationDate) return 'Used'
  if (odometerReadingMiles == null) return null
  return odometerReadingMiles >= deliveryMiles ? 'Used' : 'New'
}

/** Whether it is known to be new. */
export function isNewVehicle(record: Pick<StockRecord, 'vehicle'>): boolean {
  return conditionOf(record) === 'New'
}
