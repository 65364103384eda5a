import { type Pence, pence } from './money.ts'

/** Whether the price excludes VAT: the status contains "Ex VAT" or "+ VAT", in any case. */
export function excludesVat(vatStatus: string | null): boolean {
  const status = vatStatus?.toLowerCase() ?? ''
  return status.includes('ex vat') || status.includes('+ vat')
}

/** The price for a private buyer. Adds 20 % to a price that excludes VAT, to the nearest penny. */
export function priceWithVat(price: Pence, vatStatus: string | null): Pence {
  // In whole numbers, because 1.2 has no exact binary representation.
  return excludesVat(vatStatus) ? pence(Math.round((price * 6) / 5)) : price
}

/** Which price a buyer of vans and trucks sees: with VAT or without. */
export type VatBasis = 'inc' | 'ex'

/** Null when absent or neither: prices are shown as advertised. */
export function parseVatBasis(text: string | null): VatBasis | null {
  return text === 'inc' || text === 'ex' ? text : null
}

/** Whether there is VAT in the price that a buyer may recover: not under the margin scheme, "No VAT". */
export function hasVat(vatStatus: string | null): boolean {
  const status = vatStatus?.toLowerCase() ?? ''
  return excludesVat(vatStatus) || status.includes('inc vat') || status.includes('vat qualifying')
}

/** The price less VAT at 20 %, to the nearest penny. A price with no VAT to recover is the same. */
export function priceWithoutVat(price: Pence, vatStatus: string | null): Pence {
  if (excludesVat(vatStatus) || !hasVat(vatStatus)) return price
  return pence(Math.round((price * 5) / 6))
}

/** The price that `basis` asks for; as advertised without one. */
export function priceOn(basis: VatBasis | null, price: Pence, vatStatus: string | null): Pence {
  if (basis === null) return price
  return basis === 'inc' ? priceWithVat(price, vatStatus) : priceWithoutVat(price, vatStatus)
}
