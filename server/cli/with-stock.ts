import { mkdir } from 'node:fs/promises'
import type { StockStore } from '#domain/stock/store.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { openSqliteStockWrites } from '../store/sqlite/stock-writes.ts'

/** Opens the stock in `dataDir` while `work` runs. Creates the folder and the file if they do not exist. */
export function withStock<T>(dataDir: string, work: (store: StockStore) => Promise<T>): Promise<T> {
  return within(dataDir, openSqliteStock, work)
}

/** The same for writing only. */
export function withStockWrites<T>(
  dataDir: string,
  work: (store: Pick<StockStore, 'write'>) => Promise<T>,
): Promise<T> {
  return within(dataDir, openSqliteStockWrites, work)
}

async function within<S extends Pick<StockStore, 'close'>, T>(
  dataDir: string,
  open: (file: string) => Promise<S>,
  work: (store: S) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const store = await open(stockFile(dataDir))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
