import { defaultTerms } from '#content/credit-terms.ts'
import { monthlyEstimate } from '#content/monthly-estimate.ts'
import type { Pence } from '#domain/finance/money.ts'
import { excludesVat, includesVat, priceOn, priceWithVat } from '#domain/finance/vat.ts'
import type { PriceTerms } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'

export type PriceView =
  | {
      state: 'priced'
      amount: Pence
      vatStatus: string | null
      /** Set when `amount` excludes VAT. */
      withVat: Pence | null
      /** See `monthlyEstimate`. */
      monthly: Pence | null
    }
  | { state: 'on application' }

/** A price of 0 is a missing price, so it is on application too. */
export function toPriceView(record: StockRecord, { terms = defaultTerms, vat }: PriceTerms = {}): PriceView {
  const { price, vatStatus } = vehiclePrice(record)
  if (!price) return { state: 'on application' }
  const basis = vat && vehicleType(record) !== 'car' && hasVat(vatStatus) ? vat : null
  const isExcluded = basis === null ? excludesVat(vatStatus) : basis === 'ex'
  return {
    state: 'priced',
    amount: priceOn(basis, price, vatStatus),
    vatStatus: basis === null ? vatStatus : basis === 'ex' ? 'Ex VAT' : 'Inc VAT',
    withVat: isExcluded ? priceWithVat(price, vatStatus) : null,
    monthly: monthlyEstimate(price, vatStatus, terms),
  }
}

/** Whether the price has VAT that a business can reclaim, so that it differs with and without. */
export function hasVat(vatStatus: string | null): boolean {
  return excludesVat(vatStatus) || includesVat(vatStatus)
}

/** "The figures above are without VAT."; empty unless the prices have VAT that a business can reclaim. */
export function vatSentence(figures: string, vatStatus: string | null): string {
  if (!hasVat(vatStatus)) return ''
  return `${figures} ${excludesVat(vatStatus) ? 'are without' : 'include'} VAT.`
}
