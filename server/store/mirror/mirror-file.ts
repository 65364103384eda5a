import { rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../log.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { sqliteCode, sqliteCodes } from '../sqlite/sqlite-error.ts'
import { stockSchema } from '../sqlite/stock-schema.ts'

/** What a copy is at. */
export interface CopyStanding {
  /** 0: nothing has been copied. */
  change: number
  writeToken: string | null
  /** The id of the database that it is a copy of; null before the first copy. */
  database: string | null
}

/** Apart from the migrations of the stock: only a copy has this table. */
const originTable = `
  CREATE TABLE IF NOT EXISTS copied_from (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    database TEXT NOT NULL
  ) STRICT`

/**
 * Opens the local copy for writing; creates it where needed. A file that is damaged or cannot be read is deleted and
 * created again, because everything in it can be copied again. Processes that have it open keep the deleted one.
 *
 * @throws {Error} when the file cannot be created.
 */
export async function openMirrorFile(file: string, log: Log): Promise<DatabaseSync> {
  try {
    return await openFile(file)
  } catch (error) {
    if (isLockedOrFull(error)) throw error
    log.error(
      { err: error, file },
      'the local copy of the stock cannot be used: it is deleted and copied again',
    )
    removeMirrorFile(file)
    return openFile(file)
  }
}

async function openFile(file: string): Promise<DatabaseSync> {
  const db = await openDatabase(file, {
    schema: stockSchema,
    synchronous: 'NORMAL',
    pageSize: 16_384,
    // A first copy that was killed is read before the file can be opened.
    waitMs: 120_000,
  })
  try {
    db.exec('PRAGMA cache_size = -49152')
    // Writes only if it is missing: another process may be copying.
    if (!db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'copied_from'`).get()) db.exec(originTable)
    standingOf(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

export function removeMirrorFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}

export function standingOf(db: DatabaseSync): CopyStanding {
  const row = db
    .prepare(
      `SELECT change, (SELECT mark FROM write_mark WHERE write_mark.change = revision.change) AS writeToken,
         (SELECT database FROM copied_from) AS database
       FROM revision`,
    )
    .get() as unknown as CopyStanding
  return { ...row }
}

export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase
}

function isLockedOrFull(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteCodes.busy || code === sqliteCodes.full
}
