import { offersFinance } from '#content/offers.ts'
import { shortestTerm } from '#domain/finance/finance-product.ts'
import { oldestAtEnd } from '#domain/finance/future-value.ts'
import { priceWithVat } from '#domain/finance/vat.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import type { FinancedVehicle } from './finance-choice.ts'

/** Null without a price, and without finance. */
export function toFinancedVehicle(record: StockRecord): FinancedVehicle | null {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price || !offersFinance) return null
  return { priceWithVat: priceWithVat(price, vatStatus), pcp: toPcp(record) }
}

function toPcp(record: StockRecord): FinancedVehicle['pcp'] {
  if (vehicleType(record) === 'truck') return { reason: 'We don’t offer PCP on trucks.' }
  const year = vehicleYear(record)
  if (year === null)
    return {
      reason: 'We don’t know the age of this vehicle, so we can’t estimate the final payment of a PCP.',
    }
  const ageYears = Math.max(0, new Date().getFullYear() - year)
  if (ageYears + shortestTerm / 12 <= oldestAtEnd) return { ageYears }
  return {
    reason: `This vehicle is too old for a PCP. It would be more than ${oldestAtEnd} years old at the end.`,
  }
}
