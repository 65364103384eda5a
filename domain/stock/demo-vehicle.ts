import type { StockRecord } from './record.ts'

/** Whether a vehicle is a made-up one of the demo. No country's VINs begin with 0 (ISO 3780). */
export function isDemoVehicle({ vehicle }: StockRecord): boolean {
  return typeof vehicle.vin === 'string' && vehicle.vin.startsWith('0DEM0')
}
