import { existsSync } from 'node:fs'
import type { Outbox } from '#domain/applications/outbox.ts'
import type { Config } from '../config.ts'
import { applicationsFile } from '../store/data-files.ts'
import { openApplications } from '../store/sqlite/open-applications.ts'

/**
 * The command never creates the applications file: created by another user, it could not be opened by the site.
 *
 * @throws {Error} when there is no applications file.
 */
export function requireApplications(dataDir: string): void {
  const file = applicationsFile(dataDir)
  if (!existsSync(file)) throw new Error(`There are no applications yet: ${file} does not exist`)
}

/** Opens the applications for as long as `work` runs. @throws {Error} when there is no applications file. */
export async function withApplications<T>(
  config: Pick<Config, 'dataDir' | 'applicationKey'>,
  work: (outbox: Outbox) => Promise<T>,
): Promise<T> {
  requireApplications(config.dataDir)
  const outbox = await openApplications(config)
  try {
    return await work(outbox)
  } finally {
    await outbox.close()
  }
}
