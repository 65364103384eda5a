import type { StockRecord } from './record.ts'

type Vehicle = StockRecord['vehicle']
type StandardWord = keyof NonNullable<Vehicle['standard']>

const standardWords = [
  'make',
  'model',
  'derivative',
  'trim',
  'generation',
  'bodyType',
  'fuelType',
  'transmissionType',
  'drivetrain',
  'colour',
] as const satisfies readonly StandardWord[]

export type VehicleWord = (typeof standardWords)[number]

/** The dealer's own text, else the standardised one. */
export function vehicleWord(vehicle: Vehicle, field: VehicleWord): string | undefined {
  return vehicle[field] ?? vehicle.standard?.[field] ?? undefined
}

/** The fields that exist only in `standard`. */
export function missingWords(vehicle: Vehicle): Partial<Record<VehicleWord, string>> {
  const missing: Partial<Record<VehicleWord, string>> = {}
  for (const field of standardWords) {
    const word = vehicle[field] == null ? vehicle.standard?.[field] : null
    if (word != null) missing[field] = word
  }
  return missing
}
