import type { Sells } from '../dealer/sells.ts'
import type { StockRecord } from './record.ts'
import { conditionOf } from './vehicle-condition.ts'
import { isVehicleType, type VehicleType } from './vehicle-type.ts'

/** By `vehicle.vehicleType` alone, also for pick-ups. Null for any other type, such as bikes. */
export function vehicleType(record: StockRecord): VehicleType | null {
  const type = record.vehicle.vehicleType?.toLowerCase()
  return isVehicleType(type) ? type : null
}

/** The type of all of them; null where they differ, and without any. */
export function onlyTypeOf(records: readonly StockRecord[]): VehicleType | null {
  const [type = null, ...others] = new Set(records.map(vehicleType))
  return others.length === 0 ? type : null
}

/** Whether a dealer sells vehicles of its type in its condition, or in any where its condition is not known. */
export function dealerSells(record: StockRecord, sells: Sells): boolean {
  const type = vehicleType(record)
  if (type === null) return false
  const condition = conditionOf(record)
  return condition === null
    ? sells[type].length > 0
    : sells[type].includes(condition === 'New' ? 'new' : 'used')
}
