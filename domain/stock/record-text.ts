import type { StockRecord } from './record.ts'

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

/** Make and model: "Ford Transit". */
export function nameOf({ vehicle }: StockRecord): string {
  return modelName(textOf(vehicle, 'make'), textOf(vehicle, 'model')) || 'Vehicle'
}

/** Make and model as one name. Some feeds repeat the make in the model: "MG" and "MG ZS" are "MG ZS". */
export function modelName(make: string | null | undefined, model: string | null | undefined): string {
  const repeats = make && model?.toLowerCase().startsWith(`${make.toLowerCase()} `)
  return (repeats ? [model] : [make, model]).filter(Boolean).join(' ')
}

/** A plate of the current format in two groups, "AB12 CDE"; any other plate in capitals. Null without one. */
export function registrationOf({ vehicle }: StockRecord): string | null {
  const plate = textOf(vehicle, 'registration')?.toUpperCase()
  return plate?.replace(/^([A-Z]{2}\d{2})([A-Z]{3})$/, '$1 $2') ?? null
}

function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return value.trim() || null
}
