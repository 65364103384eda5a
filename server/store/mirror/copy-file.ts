import { closeSync, fsyncSync, globSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../sqlite/migrate.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { sqliteCode, sqliteCodes } from '../sqlite/sqlite-error.ts'
import { stockPageSize, stockSchema } from '../sqlite/stock-schema.ts'
import { isBusy } from '../sqlite/write-lock.ts'

// The files of the local copy. A copy is called `stock.copy.<when>.db`, in epoch milliseconds, and a name is used once: a
// process that still has a deleted copy open would write to the log of another file of this name.

/** Apart from the migrations of the stock: only a copy has this table. */
const originTable = `
  CREATE TABLE IF NOT EXISTS copied_from (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    database TEXT NOT NULL
  ) STRICT`

/** All copies, from the oldest to the newest. `base` is the path of `stock.copy.db`. */
function copiesOf(base: string): string[] {
  const folder = dirname(base)
  const names = globSync(`${basename(base, '.db')}.*.db`, { cwd: folder })
  return names.sort().map((name) => join(folder, name))
}

export function newestCopy(base: string): string | null {
  return copiesOf(base).at(-1) ?? null
}

export function removeCopy(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}

/** Deletes the copies before `newest`, which a process leaves that ends before it has deleted them. */
export function removeOlderCopies(base: string, newest: string): void {
  for (const file of copiesOf(base)) if (file < newest) removeCopy(file)
}

/** Opens a copy to apply changes to it. @throws {Error} when it is damaged or cannot be opened. */
export async function openCopyFile(file: string): Promise<DatabaseSync> {
  const db = await openDatabase(file, {
    schema: stockSchema,
    synchronous: 'NORMAL',
    pageSize: stockPageSize,
    // The changes of a process that was killed are read before the file can be opened.
    waitMs: 120_000,
  })
  db.exec('PRAGMA cache_size = -49152')
  return db
}

/**
 * Makes a copy and gives it its name when it is whole. One process of a machine makes one at a time.
 *
 * @param fill Fills it, in a transaction; false when there is nothing to copy after all.
 * @returns whether it was made; false also while another process makes one
 */
export async function makeCopy(base: string, fill: (db: DatabaseSync) => Promise<boolean>): Promise<boolean> {
  const unfinished = `${base}.unfinished`
  // Nothing is ever written to it: the lock ends with the process that holds it.
  const lock = new DatabaseSync(`${base}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    rmSync(unfinished, { force: true })
    if (!(await fillFile(unfinished, fill))) return false
    const latest = Number(newestCopy(base)?.split('.').at(-2) ?? 0)
    renameSync(unfinished, base.replace(/db$/, `${Math.max(Date.now(), latest + 1)}.db`))
    return true
  } catch (error) {
    if (isBusy(error)) return false
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    lock.close()
  }
}

/**
 * Without a journal and without waiting for the disk, because a file that is not whole is thrown away; the indexes are
 * made when the rows are there.
 */
async function fillFile(file: string, fill: (db: DatabaseSync) => Promise<boolean>): Promise<boolean> {
  const db = new DatabaseSync(file)
  try {
    db.exec(`PRAGMA page_size = ${stockPageSize}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF`)
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -49152')
    migrate(db, stockSchema)
    db.exec(originTable)
    const indexes = db.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`)
    const made = indexes.all()
    db.exec('BEGIN')
    for (const { name } of made) db.exec(`DROP INDEX ${name}`)
    if (!(await fill(db))) return false
    for (const { sql } of made) db.exec(String(sql))
    db.exec('COMMIT; PRAGMA journal_mode = WAL')
  } finally {
    db.close()
  }
  const disk = openSync(file, 'r+')
  fsyncSync(disk)
  closeSync(disk)
  return true
}

/** SQLite's extended codes of a file that ends early, or of a disk that cannot read it. */
const unreadable = new Set([266, 522])

/** Whether an error means that the content of a copy is lost. An error of a thread may have no code left. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && unreadable.has(Number(error.errcode))) return true
  const code = sqliteCode(error)
  if (code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase) return true
  return /database disk image is malformed|file is not a database|no such table|it (holds something else|was written by a newer)/.test(
    error.message,
  )
}
