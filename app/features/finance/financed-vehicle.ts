import { priceWithVat } from '#domain/finance/vat.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { vehicleYear } from '#domain/stock/vehicle-year.ts'
import type { FinancedVehicle } from './finance-choice.ts'

/** What the calculator needs of a vehicle; null without a price. */
export function toFinancedVehicle(record: StockRecord): FinancedVehicle | null {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price) return null
  const year = vehicleYear(record)
  return {
    priceWithVat: priceWithVat(price, vatStatus),
    ageYears: year === null ? null : Math.max(0, new Date().getFullYear() - year),
    pcp: vehicleType(record) !== 'truck',
  }
}
