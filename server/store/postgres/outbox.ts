import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import { withinTime } from '../../within-time.ts'
import type { KeyPlace } from '../application-key.ts'
import { createOutbox } from '../outbox/create-outbox.ts'
import { createKeyring } from '../outbox/lead-keyring.ts'
import { isAway, retryWhileAway } from './database-away.ts'
import { createLeadTables } from './lead-tables.ts'
import { openDatabase } from './open-database.ts'

interface OutboxOptions {
  /** How long `add` tries again while the database is away. Shorter than a request may take. */
  addMs?: number
  /** Default: off. */
  emails?: EmailUse
}

/** A statement that takes longer fails, and its connection is dropped. Shorter than `addMs`, so that `add` tries again. */
const statementMs = 5_000

/**
 * Leads in PostgreSQL, each sealed with the application key. While the database is away, at the start
 * too, every method rejects, and `add` first tries again for `addMs`.
 *
 * @throws {Error} when the key cannot be read or the leads are sealed with another one (`OtherKeyError`).
 */
export async function openPostgresOutbox(
  url: string,
  place: KeyPlace,
  { addMs = 15_000, emails = 'off' }: OutboxOptions = {},
): Promise<Outbox> {
  const database = createLeadTables(openDatabase(url, { statementMs }))
  const keyring = createKeyring(database, place)
  try {
    await keyring.keys()
  } catch (error) {
    if (!isAway(error)) {
      await database.close()
      throw error
    }
  }
  const outbox = createOutbox(database, keyring, emails)
  return {
    ...outbox,
    /** A commit whose answer was lost is repeated; the id then is a known one with the same digest. */
    add: (lead, now) =>
      withinTime(
        addMs,
        retryWhileAway(() => outbox.add(lead, now), { forMs: addMs }),
        `The database has not answered for ${addMs / 1_000} s`,
      ),
  }
}
