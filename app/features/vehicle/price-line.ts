import type { PriceComparison } from '#domain/price-position/price-comparison.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** Where the comparison is explained. */
export const howWeCompare = '/pricing#how-we-compare'

/** "Good price" and "compared with 23 similar cars we have in stock". */
export interface PriceLine {
  word: string
  basis: string
}

const plurals = { car: 'cars', van: 'vans', truck: 'trucks' } as const

/** Said of a high price as of a great one. */
export function toPriceLine(comparison: PriceComparison | null, type: VehicleType): PriceLine | null {
  if (comparison === null) return null
  const { position, comparables } = comparison
  return {
    word: pricePositionWords[position],
    basis: `compared with ${comparables} similar ${plurals[type]} we have in stock`,
  }
}
