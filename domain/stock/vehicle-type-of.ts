import sells from '#sells'
import type { StockRecord } from './record.ts'
import { isNewVehicle } from './vehicle-condition.ts'
import { isVehicleType, type VehicleType } from './vehicle-type.ts'

/** By `vehicle.vehicleType` alone, also for pick-ups. Null for a type that is not sold, such as bikes. */
export function vehicleType(record: StockRecord): VehicleType | null {
  const type = record.vehicle.vehicleType?.toLowerCase()
  return isVehicleType(type) ? type : null
}

/** Whether the dealer sells vehicles of its type in its condition. */
export function isSold(record: StockRecord): boolean {
  const type = vehicleType(record)
  return type !== null && sells[type].includes(isNewVehicle(record) ? 'new' : 'used')
}
