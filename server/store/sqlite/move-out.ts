import { rename } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { LeadsToMove } from '../postgres/take-over-leads.ts'
import { type StoredLead, storedColumns } from '../stored-lead.ts'
import { openDatabase } from './open-database.ts'
import { makePrivate, openKeys } from './outbox-file.ts'
import { outboxSchema } from './outbox-schema.ts'
import { takeAlone } from './take-alone.ts'

/**
 * Gives all leads of a file to `take`. When it resolves, the file is renamed to `movedTo`, so that no site delivers from it
 * again. Nobody else can open the file meanwhile.
 *
 * @throws {Error} when another process has the file open, it was sealed with another key, or `take` throws.
 */
export async function moveOut<T>(
  file: string,
  { key, movedTo, take }: { key: Uint8Array; movedTo: string; take: (leads: LeadsToMove) => Promise<T> },
): Promise<T> {
  makePrivate(file)
  const db = await openDatabase(file, { schema: outboxSchema, synchronous: 'FULL', secureDelete: true })
  try {
    takeAlone(db)
    const taken = await take({ keys: openKeys(db, key), batches: () => batchesOf(db) })
    db.exec('COMMIT')
    await rename(file, movedTo)
    return taken
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
    db.close()
  }
}

const batchSize = 500

function* batchesOf(db: DatabaseSync): Generator<readonly StoredLead[]> {
  const read = db.prepare(
    `SELECT ${Object.keys(storedColumns)} FROM application WHERE id > ? ORDER BY id LIMIT ${batchSize}`,
  )
  // No id is empty.
  for (let after = ''; ; ) {
    const rows = read.all(after) as unknown as StoredLead[]
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}
