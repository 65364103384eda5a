import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { InboxDriver, OutboxDriver, StockDriver } from '../contract/drivers.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { applicationsFile, notificationsFile, stockFile } from '../data-files.ts'
import { openSqliteInbox } from './notification-inbox.ts'
import { openSqliteOutbox } from './outbox.ts'
import { openSqliteStock } from './stock-store.ts'

async function createFile(fileIn: (folder: string) => string) {
  const { folder, dispose } = await createTemporaryFolder()
  return { location: fileIn(folder), dispose }
}

export const stockDriver: StockDriver = {
  name: 'SQLite',
  module: import.meta.url,
  createPlace: () => createFile(stockFile),
  open: openSqliteStock,
}

export const inboxDriver: InboxDriver = {
  name: 'SQLite',
  createPlace: () => createFile(notificationsFile),
  open: openSqliteInbox,
}

/** The same for all processes of a test. */
const key = new Uint8Array(32).fill(7)

export const outboxDriver: OutboxDriver = {
  name: 'SQLite',
  module: import.meta.url,
  createPlace: () => createFile(applicationsFile),
  open: (location, options) => openSqliteOutbox(location, key, options),
  async bytes(location) {
    const folder = dirname(location)
    const files = await readdir(folder)
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file)))))
  },
}
