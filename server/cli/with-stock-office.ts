import { createAudit } from '../staff-audit.ts'
import type { StockOffice } from '../stock/staff/stock-office.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { withStock } from './with-stock.ts'

/** Opens the stock while `work` runs, for what staff do with it in the name of this user. */
export function withStockOffice<T>(place: StockPlace, work: (office: StockOffice) => Promise<T>): Promise<T> {
  const { dataDir } = place
  return withStock(place, (store) => work({ store, dataDir, audit: createAudit(dataDir) }))
}
