import { type Pence, pence } from '../finance/money.ts'
import { excludesVat, priceWithoutVat } from '../finance/vat.ts'
import { toIndexFilters } from '../search/index-filters.ts'
import type { Assumed, Filters } from '../search/query.ts'
import type { Range } from '../stock/bands.ts'
import type { StockRecord } from '../stock/record.ts'
import { vehiclePrice } from '../stock/vehicle-price.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

/**
 * Whether a vehicle that a search finds now was found at its former price too. A search that asks for no price has found
 * it at any.
 *
 * @param former what a private buyer paid, as the stock logs it
 */
export function matchedBefore(
  record: StockRecord,
  former: Pence,
  { type, filters, assumed }: { type: VehicleType; filters: Filters; assumed: Assumed },
): boolean {
  const { vat, terms, price, monthlyPrice } = filters
  const asked = toIndexFilters(
    type,
    {
      ...(vat && { vat }),
      ...(terms && { terms }),
      ...(price && { price }),
      ...(monthlyPrice && { monthlyPrice }),
    },
    assumed,
  )
  const prices = pricesAt(record, former)
  return Object.entries(asked).every(([field, range]) => {
    const value = prices[field]
    const { low, high } = range as Range
    return value !== undefined && value >= low && value <= high
  })
}

/** The fields of the index that have a price, at a former price. */
function pricesAt(record: StockRecord, former: Pence): Record<string, number> {
  const { vatStatus } = vehiclePrice(record)
  const advertised = excludesVat(vatStatus) ? pence(Math.round((former * 5) / 6)) : former
  return {
    price: Math.floor(advertised / 100),
    priceWithVat: former,
    priceWithoutVat: priceWithoutVat(advertised, vatStatus),
  }
}
