import { type Pence, pence } from './money.ts'
import { readVatStatus } from './vat-words.ts'

/** Whether the price excludes VAT, by the meaning of the status: "Ex VAT", "+ VAT", "VAT excluded". */
export function excludesVat(vatStatus: string | null): boolean {
  return readVatStatus(vatStatus) === 'Ex VAT'
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

/** Whether the price includes VAT that a business can reclaim: "Inc VAT" or "VAT qualifying" by its meaning. */
export function includesVat(vatStatus: string | null): boolean {
  const status = readVatStatus(vatStatus)
  return status === 'Inc VAT' || status === 'VAT qualifying'
}

/**
 * The price for a buyer who reclaims VAT: without the 20 % of a price that includes it, to the nearest penny. A price of
 * any other status, such as "No VAT", has none to reclaim and is unchanged.
 */
export function priceWithoutVat(price: Pence, vatStatus: string | null): Pence {
  return includesVat(vatStatus) ? pence(Math.round((price * 5) / 6)) : price
}

/** The price that `basis` asks for; as advertised without one. */
export function priceOn(basis: VatBasis | null, price: Pence, vatStatus: string | null): Pence {
  if (basis === null) return price
  return basis === 'inc' ? priceWithVat(price, vatStatus) : priceWithoutVat(price, vatStatus)
}
