import { defaultTerms } from '#content/credit-terms.ts'
import { monthlyEstimate } from '#content/monthly-estimate.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
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

/**
 * The words beside a price: "Inc VAT", or "Ex VAT, £8,034 with VAT", because a monthly figure near it includes the VAT.
 * Null without a VAT status.
 */
export function vatNote({ vatStatus, withVat }: Extract<PriceView, { state: 'priced' }>): string | null {
  return withVat === null ? vatStatus : `${vatStatus}, ${formatPounds(withVat)} with VAT`
}

/** "£6,695 Ex VAT, £8,034 with VAT", "£12,495" or "Price on application". */
export function priceInWords(price: PriceView): string {
  if (price.state !== 'priced') return 'Price on application'
  return [formatPounds(price.amount), vatNote(price)].filter(Boolean).join(' ')
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
