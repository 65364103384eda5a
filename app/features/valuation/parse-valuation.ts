import { isVehicleType, type VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ValuedVehicle } from '#domain/valuation/comparable-filters.ts'

export interface ValuationQuestion extends ValuedVehicle {
  type: VehicleType
}

const digits = /^\d{1,3}(,?\d{3})*$|^\d+$/

/** The vehicle in the address, or a sentence on what is missing; null when neither year nor mileage is given. */
export function parseValuation(query: URLSearchParams): ValuationQuestion | { message: string } | null {
  const [type, make, model, year, mileage] = ['type', 'make', 'model', 'year', 'mileage'].map(
    (name) => query.get(name)?.trim() ?? '',
  )
  if (!year && !mileage) return null
  if (!isVehicleType(type || 'car')) return { message: 'Choose car, van or truck.' }
  if (!make || !model) return { message: 'Choose a make and a model.' }
  if (!year || !/^(19|20)\d\d$/.test(year))
    return { message: 'Enter the year it was made as four digits, such as 2019.' }
  if (!mileage || !digits.test(mileage) || number(mileage) > 2_000_000) {
    return { message: 'Enter the mileage in whole miles, such as 42000.' }
  }
  return { type: (type || 'car') as VehicleType, make, model, year: Number(year), mileage: number(mileage) }
}

function number(text: string): number {
  return Number(text.replaceAll(',', ''))
}
