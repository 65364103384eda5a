import type { StockRecord } from './record.ts'
import { isVehicleType, type VehicleType } from './vehicle-type.ts'

/** By `vehicle.vehicleType` alone, also for pick-ups. Null for bikes, caravans and other types. */
export function vehicleType(record: StockRecord): VehicleType | null {
  const type = record.vehicle.vehicleType?.toLowerCase()
  return isVehicleType(type) ? type : null
}
