import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import { createOutbox } from '../outbox/create-outbox.ts'
import { fixedKeyring } from '../outbox/lead-keyring.ts'
import { openKeys } from '../outbox/lead-keys.ts'
import { createLeadFile, openLeadFile } from './lead-file.ts'
import { explainDamage } from './sqlite-error.ts'

/**
 * Leads in one SQLite file, each sealed with `key` (32 bytes). Several processes may share the file;
 * opening it and a write wait for another one up to `writeWaitMs`.
 *
 * @throws {Error} when the file cannot be opened, was written by newer code or was sealed with another key
 * (`OtherKeyError`).
 */
export async function openSqliteOutbox(
  file: string,
  key: Uint8Array,
  { writeWaitMs = 10_000, emails = 'off' }: { writeWaitMs?: number; emails?: EmailUse } = {},
): Promise<Outbox> {
  const db = await openLeadFile(file, writeWaitMs)
  try {
    const database = createLeadFile(db, file, writeWaitMs)
    const keys = await database.transaction((query) => openKeys(query, key, database.dialect))
    // A rekey needs the file alone, so the keys stay the same while it is open.
    return createOutbox(database, fixedKeyring(keys), emails)
  } catch (error) {
    db.close()
    throw explainDamage(error, file)
  }
}
