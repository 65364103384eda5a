import type { StockStore } from '#domain/stock/store.ts'
import { openReader } from './open-database.ts'
import { createStockReader } from './stock-reader.ts'
import { openSqliteStockWrites } from './stock-writes.ts'

/**
 * The stock in one SQLite file, which several processes may share: readers see whole writes only, a write waits
 * for another's end up to `writeWaitMs`. After a power cut the latest writes may be missing, whole.
 *
 * @throws {Error} when the file cannot be opened or was written by newer code.
 */
export async function openSqliteStock(
  file: string,
  options: { writeWaitMs?: number } = {},
): Promise<StockStore> {
  const writes = await openSqliteStockWrites(file, options)
  const reader = openReader(file)
  return {
    ...createStockReader(reader),
    write: writes.write,
    async close() {
      await writes.close()
      reader.close()
    },
  }
}
