import type { StockRecord } from './record.ts'

export type VehicleCondition = 'New' | 'Used'

/** Miles. An unregistered vehicle below this was driven only for tests and delivery. */
const deliveryMiles = 100

/**
 * As the record's `ownershipCondition` says: any other word than "New", such as "Ex-demo", means used. Without the word, a
 * vehicle is new if it was never registered and its mileage is below `deliveryMiles`.
 */
export function conditionOf({ vehicle }: Pick<StockRecord, 'vehicle'>): VehicleCondition {
  const { ownershipCondition, registration, firstRegistrationDate, odometerReadingMiles } = vehicle
  if (ownershipCondition) return ownershipCondition.toLowerCase() === 'new' ? 'New' : 'Used'
  const isRegistered = Boolean(registration || firstRegistrationDate)
  const isDriven = odometerReadingMiles == null || odometerReadingMiles >= deliveryMiles
  return isRegistered || isDriven ? 'Used' : 'New'
}

export function isNewVehicle(record: Pick<StockRecord, 'vehicle'>): boolean {
  return conditionOf(record) === 'New'
}
