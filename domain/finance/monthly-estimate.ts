import { type Pence, pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'
import { representativeExample } from './representative-example.ts'
import { priceWithVat } from './vat.ts'

/**
 * "Monthly Prices From" for a vehicle: the instalment that repays the whole price with VAT on the
 * terms of the representative example (20.5 % APR, 60 months, no deposit), in pence.
 *
 * @throws {RangeError} when `price` is negative.
 */
export function monthlyEstimate(price: Pence, vatStatus: string | null): Pence {
  const { apr, months, deposit } = representativeExample
  return monthlyInstalment(pence(priceWithVat(price, vatStatus) - deposit), apr, months)
}
