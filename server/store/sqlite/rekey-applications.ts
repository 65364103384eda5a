import type { DatabaseSync } from 'node:sqlite'
import { seal, unseal } from '../seal.ts'
import { digestLabel } from './application-digest.ts'
import { openDatabase } from './open-database.ts'
import { makePrivate, openKeys, sealKeysAgain } from './outbox-file.ts'
import { outboxSchema } from './outbox-schema.ts'
import { isBusy } from './write-lock.ts'

export interface Rekeyed {
  applications: number
  /** Ids of applications that are damaged on disk. They were not changed. */
  unreadable: string[]
}

interface Rekeying {
  from: Uint8Array
  to: Uint8Array
  keepKey: () => Promise<void>
  adoptKey: () => Promise<void>
}

/**
 * Seals every payload, every digest and the key of the digests with `to` instead of `from`, in one transaction. `keepKey`
 * writes the new key to disk before anything is sealed with it, and `adoptKey` runs after the commit. No other process
 * can open the file until both are done.
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

/** Takes an exclusive lock. Without a write-ahead log it excludes readers too. */
function takeAlone(db: DatabaseSync): void {
  const inUse = new Error('The applications are in use: stop the site and every other `leads` command first')
  try {
    // Refused while any other connection has the file open.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL')
  } catch (error) {
    throw isBusy(error) ? inUse : error
  }
  try {
    // The lock is kept after the commit, until the connection is closed.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    throw new Error(inUse.message, { cause })
  }
  // Another process may have opened the file in between, which switches its log on again.
  if (db.prepare('PRAGMA journal_mode').get()?.journal_mode !== 'delete') throw inUse
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
    const { payload, digest } = read.get(id) as { payload: Uint8Array | null; digest: Uint8Array | null }
    const again = (sealed: Uint8Array | null, label: string) =>
      sealed && seal(unseal(sealed, label, from), label, to)
    try {
      update.run(again(payload, id), again(digest, digestLabel(id)), id)
      rekeyed.applications += 1
    } catch {
      rekeyed.unreadable.push(id)
    }
  }
  return rekeyed
}
