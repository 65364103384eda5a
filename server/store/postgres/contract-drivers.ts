import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InboxDriver, OutboxDriver, StockDriver } from '../contract/drivers.ts'
import { migrateDatabase } from './migrate.ts'
import { openPostgresInbox } from './notification-inbox.ts'
import { openDatabase } from './open-database.ts'
import { openPostgresOutbox } from './outbox.ts'
import { openPostgresStock } from './stock-store.ts'
import { startPostgres } from './testing/postgres-server.ts'

async function createPlace() {
  // Only a test file can use it, and child processes import this module too.
  const { createTestDatabase } = await import('./testing/test-database.ts')
  const { url, dispose } = await createTestDatabase()
  return { location: url, dispose }
}

export const stockDriver: StockDriver = {
  name: 'PostgreSQL',
  module: import.meta.url,
  createPlace,
  open: async (location, options) => openPostgresStock(location, options),
}

export const inboxDriver: InboxDriver = {
  name: 'PostgreSQL',
  createPlace,
  open: async (location) => openPostgresInbox(location),
}

/** The same for all processes of a test. */
const applicationKey = Buffer.alloc(32, 7).toString('base64')

export const outboxDriver: OutboxDriver = {
  name: 'PostgreSQL',
  module: import.meta.url,
  createPlace: ({ alone = false } = {}) => (alone ? createServer() : createPlace()),
  open: (location, options) => openPostgresOutbox(location, { dataDir: '/nowhere', applicationKey }, options),
  bytes: (location) => bytesOnDisk(location),
}

async function createServer() {
  const { url, dispose } = await startPostgres()
  const database = openDatabase(url)
  await migrateDatabase(database)
  await database.close()
  return { location: url, dispose }
}

/** All files of the server: tables, indexes and the write-ahead log, after all pages were written. */
async function bytesOnDisk(url: string): Promise<Buffer> {
  const database = openDatabase(url)
  try {
    await database.query('CHECKPOINT')
    const { rows } = await database.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder`,
    )
    const entries = await readdir(rows[0]?.folder ?? '', { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return Buffer.concat(
      await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
    )
  } finally {
    await database.close()
  }
}
