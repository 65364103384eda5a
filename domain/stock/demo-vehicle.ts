import type { StockRecord } from './record.ts'

/** Whether a record is of the demo stock: no country's VINs begin with 0 (ISO 3780). */
export function isDemoVehicle({ vehicle }: StockRecord): boolean {
  return typeof vehicle.vin === 'string' && vehicle.vin.startsWith('0DEM0')
}
