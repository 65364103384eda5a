import type { StockStore } from '#domain/stock/store.ts'
import type { Audit } from '../../staff-audit.ts'

/** What staff need to work with the stock: the command and the desk call the same functions with it. */
export interface StockOffice {
  store: StockStore
  dataDir: string
  audit: Audit
}

/** Why something cannot be done so, for the person who asked. Nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal'
}
