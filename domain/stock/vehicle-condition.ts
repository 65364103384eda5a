import { knownWord } from './known-word.ts'
import type { StockRecord } from './record.ts'

export type VehicleCondition = 'New' | 'Used'

/** Miles. An unregistered vehicle below this was driven only for tests and delivery. */
const deliveryMiles = 100

/**
 * As the record's `ownershipCondition` says: "New", or another word for it, and words such as "Ex-demo", which mean used.
 * Without a word that is known, a registered vehicle or one with `deliveryMiles` or more is used, and one with less is new.
 * Null where the record says nothing of this.
 */
export function conditionOf({ vehicle }: Pick<StockRecord, 'vehicle'>): VehicleCondition | null {
  const { ownershipCondition, registration, odometerReadingMiles: miles } = vehicle
  const word = ownershipCondition ? knownWord('ownershipCondition', ownershipCondition) : null
  if (word !== null) return word === 'New' ? 'New' : 'Used'
  if (registration || vehicle.firstRegistrationDate || vehicle.firstRegistrationMonth) return 'Used'
  if (miles == null) return null
  return miles >= deliveryMiles ? 'Used' : 'New'
}

/** False also where the condition is not known. */
export function isNewVehicle(record: Pick<StockRecord, 'vehicle'>): boolean {
  return conditionOf(record) === 'New'
}
