import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { dealership } from '#domain/search/distance.ts'
import type { Filters } from '#domain/search/query.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/**
 * The lowest cash price in stock with its VAT status, as "£3,750 Ex VAT"; null when nothing has a price. It gives no
 * monthly price, because the representative example would have to precede it.
 */
export async function lowestPrice(stock: Stock, type: VehicleType, filters: Filters): Promise<string | null> {
  const query = { type, filters, sort: 'price_asc', from: dealership, offset: 0, limit: 1 } as const
  const { records } = await stock.search(query)
  const { price, vatStatus } = records[0] ? vehiclePrice(records[0]) : { price: null, vatStatus: null }
  return price === null ? null : [formatPounds(price), vatStatus].filter(Boolean).join(' ')
}
