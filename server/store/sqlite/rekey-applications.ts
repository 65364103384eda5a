import type { DatabaseSync } from 'node:sqlite'
import type { Rekeyed, Rekeying } from '../rekeying.ts'
import { type SealedColumns, sealAgain } from '../sealed-lead.ts'
import { openDatabase } from './open-database.ts'
import { makePrivate, openKeys, sealKeysAgain } from './outbox-file.ts'
import { outboxSchema } from './outbox-schema.ts'
import { takeAlone } from './take-alone.ts'

/**
 * Rekeys a file. No other process can open it until the new key is adopted.
 *
 * @throws {Error} when another process has the file open, because it would continue with the former key.
 */
export async function rekeyApplications(
  file: string,
  { from, to, keepKey, adoptKey }: Rekeying,
): Promise<Rekeyed> {
  makePrivate(file)
  const db = await openDatabase(file, { schema: outboxSchema, synchronous: 'FULL', secureDelete: true })
  try {
    takeAlone(db)
    // Checked first, so that a wrong key does not overwrite the one that an interrupted rekey has kept.
    openKeys(db, from)
    await keepKey()
    sealKeysAgain(db, from, to)
    const rekeyed = sealRows(db, from, to)
    db.exec('COMMIT')
    await adoptKey()
    return rekeyed
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
    // The next process that opens the file switches its log on again.
    db.close()
  }
}

function sealRows(db: DatabaseSync, from: Uint8Array, to: Uint8Array): Rekeyed {
  const rekeyed: Rekeyed = { applications: 0, unreadable: [] }
  const update = db.prepare('UPDATE application SET payload = ?, digest = ? WHERE id = ?')
  const read = db.prepare('SELECT payload, digest FROM application WHERE id = ?')
  const ids = db
    .prepare('SELECT id FROM application')
    .all()
    .map((row) => String(row.id))
  for (const id of ids) {
    try {
      const { payload, digest } = sealAgain(id, read.get(id) as unknown as SealedColumns, { from, to })
      update.run(payload, digest, id)
      rekeyed.applications += 1
    } catch {
      rekeyed.unreadable.push(id)
    }
  }
  return rekeyed
}
