import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutboxDriver } from '../contract/drivers.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { applicationsFile } from '../data-files.ts'
import { openSqliteOutbox } from './outbox.ts'

/** The same for all processes of a test. */
const key = new Uint8Array(32).fill(7)

export const driver: OutboxDriver = {
  name: 'SQLite',
  module: import.meta.url,
  async createPlace() {
    const { folder, dispose } = await createTemporaryFolder()
    return { location: applicationsFile(folder), dispose }
  },
  open: (location, options) => openSqliteOutbox(location, key, options),
  async bytes(location) {
    const folder = dirname(location)
    const files = await readdir(folder)
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(folder, file)))))
  },
}
