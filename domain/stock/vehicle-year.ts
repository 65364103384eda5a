import type { StockRecord } from './record.ts'

/** The year of manufacture, which feeds send as a number or as text ("2019"); null when absent or unreadable. */
export function vehicleYear(record: StockRecord): number | null {
  const value = record.vehicle.yearOfManufacture
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  return value && /^\d{4}$/.test(value) ? Number(value) : null
}
