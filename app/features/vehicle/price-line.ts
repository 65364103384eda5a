import type { PriceComparison } from '#domain/price-position/price-comparison.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/** "Good price" and "compared with 23 similar cars we have in stock". */
export interface PriceLine {
  word: string
  basis: string
}

/** The price position in words, for high prices as for great ones; null when it is not known. */
export function toPriceLine(comparison: PriceComparison | null, type: VehicleType): PriceLine | null {
  if (comparison === null) return null
  const { position, comparables } = comparison
  return {
    word: pricePositionWords[position],
    basis: `compared with ${comparables} similar ${vehicleTypeWords[type].plural} we have in stock`,
  }
}
