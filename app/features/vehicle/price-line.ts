import type { Appraisal } from '#domain/price-position/appraise-row.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/** "Good price" and "compared with 23 similar cars we have in stock". */
export interface PriceLine {
  word: string
  basis: string
}

/** The price position in words, for high prices as for great ones; null when it is not known. */
export function toPriceLine(appraisal: Appraisal | null, type: VehicleType): PriceLine | null {
  if (appraisal === null) return null
  const { position, comparables } = appraisal
  return {
    word: pricePositionWords[position],
    basis: `compared with ${comparables} similar ${vehicleTypeWords[type].plural} we have in stock`,
  }
}
