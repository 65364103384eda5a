import type { FinanceTerms } from '#domain/finance/finance-terms.ts'
import type { Pence } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import { priceWithVat } from '#domain/finance/vat.ts'
import { defaultTerms } from './credit-terms.ts'
import { offersFinance } from './offers.ts'

/**
 * What a vehicle costs a month, in pence, for pages and for assistants: see `monthlyFigure`. Null without finance, where
 * nothing shows a cost of credit, and where the deposit covers the price.
 */
export function monthlyEstimate(
  price: Pence,
  vatStatus: string | null,
  terms: FinanceTerms = defaultTerms,
): Pence | null {
  return offersFinance ? monthlyFigure(priceWithVat(price, vatStatus), terms) : null
}
