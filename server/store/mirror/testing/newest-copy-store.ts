import type { StockStore } from '#domain/stock/store.ts'
import { newestCopy } from '../copy-file.ts'
import { createCopyReader } from '../read-copy.ts'

/** A database that was never written. */
const emptyDatabase = { changeNumber: async () => 0 } as StockStore

/** Reads the newest copy at each call. `base` is the path of `stock.copy.db`. */
export function openNewestCopy(base: string): StockStore {
  const { store, use } = createCopyReader(emptyDatabase)
  const reading = Object.entries(store).map(([name, method]) => [
    name,
    (...args: unknown[]) => {
      const newest = newestCopy(base)
      if (newest) use({ state: 'current', file: newest })
      return (method as (...args: unknown[]) => unknown)(...args)
    },
  ])
  return Object.fromEntries(reading) as StockStore
}
