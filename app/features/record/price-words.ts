import { formatPounds } from '#domain/finance/format-money.ts'
import type { PriceView } from './price-view.ts'

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
