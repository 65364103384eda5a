import type { Outbox } from '#domain/leads/outbox.ts'
import { applicationsFile, isThere } from '../store/data-files.ts'
import { type OutboxPlace, openOutbox } from '../store/open-outbox.ts'

/** Whether the site has stored leads already. The tables of a database are there before the first one. */
export function hasLeads({ dataDir, databaseUrl }: OutboxPlace): boolean {
  return databaseUrl !== null || isThere(applicationsFile(dataDir))
}

/**
 * The command never creates the file of leads: created by another user, it could not be opened by the site.
 *
 * @throws {Error} when there is no file of leads.
 */
export function requireLeads(place: OutboxPlace): void {
  if (hasLeads(place)) return
  throw new Error(`There are no applications yet: ${applicationsFile(place.dataDir)} does not exist`)
}

/** Opens the outbox for as long as `work` runs. @throws {Error} when there is no file of leads. */
export async function withOutbox<T>(place: OutboxPlace, work: (outbox: Outbox) => Promise<T>): Promise<T> {
  requireLeads(place)
  const outbox = await openOutbox(place)
  try {
    return await work(outbox)
  } finally {
    await outbox.close()
  }
}
