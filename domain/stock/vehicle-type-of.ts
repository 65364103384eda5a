import type { StockRecord } from './record.ts'
import { isVehicleType, type VehicleType } from './vehicle-type.ts'

/** By `vehicle.vehicleType` alone: a pick-up is whatever the trade files it under. Null for bikes, caravans and the like. */
export function vehicleType(record: StockRecord): VehicleType | null {
  const type = record.vehicle.vehicleType?.toLowerCase()
  return isVehicleType(type) ? type : null
}
