import { type Pence, pence } from './money.ts'

/** True when a VAT status says that VAT comes on top: it contains "Ex VAT" or "+ VAT", in any case. */
export function excludesVat(vatStatus: string | null): boolean {
  const status = vatStatus?.toLowerCase() ?? ''
  return status.includes('ex vat') || status.includes('+ vat')
}

/** What a private buyer pays: 20 % is added, to the nearest penny, to a price that excludes VAT. */
export function priceWithVat(price: Pence, vatStatus: string | null): Pence {
  // In whole numbers: 1.2 has no exact binary form.
  return excludesVat(vatStatus) ? pence(Math.round((price * 6) / 5)) : price
}
