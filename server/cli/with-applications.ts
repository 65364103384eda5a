import type { Outbox } from '#domain/applications/outbox.ts'
import { applicationsFile } from '../store/data-files.ts'
import { isThere } from '../store/is-there.ts'
import { type ApplicationsPlace, openApplications } from '../store/open-applications.ts'

/** Whether the site has stored applications already. The tables of a database are there before the first one. */
export function hasApplications({ dataDir, databaseUrl }: ApplicationsPlace): boolean {
  return databaseUrl !== null || isThere(applicationsFile(dataDir))
}

/**
 * The command never creates the applications file: created by another user, it could not be opened by the site.
 *
 * @throws {Error} when there is no applications file.
 */
export function requireApplications(place: ApplicationsPlace): void {
  if (hasApplications(place)) return
  throw new Error(`There are no applications yet: ${applicationsFile(place.dataDir)} does not exist`)
}

/** Opens the applications for as long as `work` runs. @throws {Error} when there is no applications file. */
export async function withApplications<T>(
  place: ApplicationsPlace,
  work: (outbox: Outbox) => Promise<T>,
): Promise<T> {
  requireApplications(place)
  const outbox = await openApplications(place)
  try {
    return await work(outbox)
  } finally {
    await outbox.close()
  }
}
