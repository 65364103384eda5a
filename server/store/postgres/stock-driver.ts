import type { StockDriver } from '../contract/drivers.ts'
import { openPostgresStock } from './stock-store.ts'

export const driver: StockDriver = {
  name: 'PostgreSQL',
  module: import.meta.url,
  async createPlace() {
    // Imported here, because a child process that opens a location runs without Vitest.
    const { createTestDatabase } = await import('./testing/test-database.ts')
    const { url, dispose } = await createTestDatabase()
    return { location: url, dispose }
  },
  open: async (location, options) => openPostgresStock(location, options),
}
