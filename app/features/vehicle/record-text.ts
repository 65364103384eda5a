import type { StockRecord } from '#domain/stock/record.ts'

type Vehicle = StockRecord['vehicle']

/** A text field of the vehicle, else the same field of its normalised `standard` part; null when neither has it. */
export function textOf(vehicle: Vehicle, field: string): string | null {
  return asText(vehicle[field]) ?? asText(vehicle.standard?.[field])
}

/** A number ≥ 0 of the vehicle, also when the feed sent it as text; null when absent or no number. */
export function numberOf(vehicle: Vehicle, field: string): number | null {
  const value = vehicle[field]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return value.trim() || null
}
