import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { WriteCheck } from '#domain/leads/outbox.ts'
import type { LeadDatabase, LeadDialect, RunAlone } from '../outbox/lead-database.ts'
import { fillerBytes } from '../outbox/write-check.ts'
import type { Query } from '../query.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import { openDatabase, openReader, queryOf } from './open-database.ts'
import { outboxSchema } from './outbox-schema.ts'
import { explainDamage, sqliteCode, sqliteCodes } from './sqlite-error.ts'
import { isBusy } from './write-lock.ts'

/** Opens or creates the file of the leads, readable by its owner only. SQLite gives its log the same permissions. */
export async function openLeadFile(file: string, waitMs?: number): Promise<DatabaseSync> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw new Error(`Cannot open ${file}`, { cause })
  }
  return openDatabase(file, { schema: outboxSchema, synchronous: 'FULL', secureDelete: true, waitMs })
}

/** SQLite has one writer a file, so no row needs a lock. */
export function dialectOf(file: string): LeadDialect {
  return {
    otherKey: { where: file, instead: 'or move the file away to begin anew' },
    forUpdate: '',
    forUpdateSkipLocked: '',
    isIn: (column, list) => `${column} IN (SELECT value FROM json_each(:${list}))`,
    async replaceSealed(query, rows) {
      const replace =
        'UPDATE lead SET payload = :payload, digest = :digest, history = :history WHERE id = :id'
      for (const row of rows) await query(replace, { ...row })
    },
  }
}

/** The leads in an opened file. A write waits for other processes up to `waitMs`. */
export function createLeadFile(db: DatabaseSync, file: string, waitMs: number): LeadDatabase {
  const reader = openReader(file)
  const readNow = queryOf(reader)
  const query = queryOf(db)
  const writes = createGroupedWrites(db, waitMs)

  async function explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw explainDamage(error, file)
    }
  }
  const write: Query = (sql, values) => explained(writes.write(() => query(sql, values)))

  return {
    dialect: dialectOf(file),
    read: (sql, values) => explained(readNow(sql, values)),
    write,
    transaction: (work) => explained(writes.write(() => work(query))),
    fill: () =>
      write(`INSERT OR REPLACE INTO write_check (only, filler) VALUES (1, randomblob(${fillerBytes}))`),
    stateOf,
    // A write that takes too long is waiting for another process.
    late: 'locked',
    removeErased: () =>
      explained(Promise.resolve().then(() => (removeDeleted(file, waitMs) ? null : 'sqlite-log'))),
    /** Empties the log. While another process reads it, a later checkpoint does so. */
    removeErasedSoon: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    async close() {
      await writes.idle()
      reader.close()
      db.close()
    },
  }
}

function stateOf(error: unknown): WriteCheck['state'] {
  const code = sqliteCode(error)
  if (code === sqliteCodes.busy) return 'locked'
  return code === sqliteCodes.full ? 'full' : 'failed'
}

/**
 * The leads of a file for one command. No other process can open it until the command is done.
 *
 * `runAlone` @throws {Error} when another process has the file open, because it would go on with the former key or file.
 */
export function leadsAlone(file: string): { runAlone: RunAlone; dialect: LeadDialect } {
  return {
    dialect: dialectOf(file),
    async runAlone(work, committed) {
      const db = await openLeadFile(file)
      try {
        takeAlone(db)
        const result = await work(queryOf(db))
        db.exec('COMMIT')
        await committed()
        return result
      } finally {
        if (db.isTransaction) db.exec('ROLLBACK')
        // The next process that opens the file switches its log on again.
        db.close()
      }
    },
  }
}

/**
 * Rewrites the file without what was deleted from it, and empties its log. `secure_delete` overwrites a deleted row, but
 * not the copies that SQLite leaves in the free space of a page when it moves a row to another. Blocks this process, and
 * every writer of the file, for about a second for 100,000 leads.
 *
 * @param waitMs for other processes that use the file
 * @returns false when another process still reads the log, which then keeps the deleted bytes.
 * @throws {Error} when the file is still being written after `waitMs`, or the disk has no room for a second copy.
 */
function removeDeleted(file: string, waitMs: number): boolean {
  const db = new DatabaseSync(file, { timeout: waitMs })
  try {
    db.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; VACUUM')
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } finally {
    db.close()
  }
}

/**
 * Begins a transaction with an exclusive lock. Without a write-ahead log it excludes readers too.
 *
 * @throws {Error} when another process has the file open.
 */
function takeAlone(db: DatabaseSync): void {
  const inUse = new Error('The leads are in use: stop the site and every other `leads` command first')
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
