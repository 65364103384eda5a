import type { StockDriver } from '../contract/drivers.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { stockFile } from '../data-files.ts'
import { openSqliteStock } from './stock-store.ts'

export const driver: StockDriver = {
  name: 'SQLite',
  module: import.meta.url,
  async createPlace() {
    const { folder, dispose } = await createTemporaryFolder()
    return { location: stockFile(folder), dispose }
  },
  open: openSqliteStock,
}
