import type { StockStore } from '#domain/stock/store.ts'
import { openStockStore, type StockPlace } from '../store/open-stock-store.ts'

/** Opens the stock while `work` runs. Creates it if it does not exist. */
export async function withStock<T>(place: StockPlace, work: (store: StockStore) => Promise<T>): Promise<T> {
  const store = await openStockStore(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
