import { mkdir } from 'node:fs/promises'
import type { StockStore } from '#domain/stock/store.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'

/** Opens the stock in `dataDir` while `work` runs. Creates the folder and the file if they do not exist. */
export async function withStock<T>(dataDir: string, work: (store: StockStore) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const store = await openSqliteStock(stockFile(dataDir))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
