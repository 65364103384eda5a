import type { Pence } from '#domain/finance/money.ts'
import { monthlyEstimate } from '#domain/finance/monthly-estimate.ts'
import { excludesVat, priceWithVat } from '#domain/finance/vat.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'

export type PriceView =
  | {
      state: 'priced'
      amount: Pence
      vatStatus: string | null
      /** Set when `amount` excludes VAT. */
      withVat: Pence | null
      /** See `monthlyEstimate`. */
      monthly: Pence
    }
  | { state: 'on application' }

/** A price of 0 is a missing price, so it is on application too. */
export function toPriceView(record: StockRecord): PriceView {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price) return { state: 'on application' }
  return {
    state: 'priced',
    amount: price,
    vatStatus,
    withVat: excludesVat(vatStatus) ? priceWithVat(price, vatStatus) : null,
    monthly: monthlyEstimate(price, vatStatus),
  }
}
