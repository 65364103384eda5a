import { closeSync, fdatasync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../sqlite/migrate.ts'
import { openDatabase } from '../sqlite/open-database.ts'
import { sqliteCode, sqliteCodes } from '../sqlite/sqlite-error.ts'
import { stockPageSize, stockSchema } from '../sqlite/stock-schema.ts'
import { isBusy } from '../sqlite/write-lock.ts'

// Copies are called `stock.copy.<when>.db`, and a name is used once: a copy that is made anew does not take the place of
// a file that others have open, whose log they would write next to another database. `stock.copy.db` is of an earlier
// version of the code, and is the oldest.

/** What a copy is at. */
export interface CopyStanding {
  /** 0: nothing has been copied. */
  change: number
  writeToken: string | null
  /** The id of the database that it is a copy of; null before the first copy. */
  database: string | null
}

export interface CopyFile {
  file: string
  /** When it was made, in epoch milliseconds, unless the clock went back; 0 for `stock.copy.db`. */
  made: number
  /** Another file with the same name has another one. */
  inode: number
}

/** Without `stock.copy`. */
const copyName = /^(?:\.(\d+))?\.db(|-wal|-shm)$/

/** Apart from the migrations of the stock: only a copy has this table. */
const originTable = `
  CREATE TABLE IF NOT EXISTS copied_from (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    database TEXT NOT NULL
  ) STRICT`

/** The newest copy. `base` is the path of `stock.copy.db`. */
export function newestCopy(base: string): CopyFile | null {
  const newest = filesOf(base).findLast(({ isDatabase }) => isDatabase)
  if (!newest) return null
  const stats = statSync(newest.file, { throwIfNoEntry: false })
  // Deleted since the folder was read: there may be a newer one.
  if (!stats) return newestCopy(base)
  return { file: newest.file, made: newest.made, inode: stats.ino }
}

/** Deletes the copies before this one, which a process leaves that ends before it has deleted them. */
export function removeOlderCopies(base: string, { made }: Pick<CopyFile, 'made'>): void {
  for (const older of filesOf(base)) if (older.made < made) rmSync(older.file, { force: true })
}

/** All copies with their logs, from the oldest to the newest. */
function filesOf(base: string): { file: string; made: number; isDatabase: boolean }[] {
  const folder = dirname(base)
  const stem = basename(base, '.db')
  return readdirSync(folder)
    .flatMap((name) => {
      const [, made, suffix] = (name.startsWith(stem) && copyName.exec(name.slice(stem.length))) || []
      if (suffix === undefined) return []
      return [{ file: join(folder, name), made: Number(made ?? 0), isDatabase: suffix === '' }]
    })
    .sort((a, b) => a.made - b.made)
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

/**
 * Makes a copy beside the newest one, which answers meanwhile, and deletes the older ones when it is whole. One process of
 * a machine makes one at a time.
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
    const former = filesOf(base)
    const made = Math.max(Date.now(), ...former.map((each) => each.made + 1))
    renameSync(unfinished, `${base.slice(0, -'.db'.length)}.${made}.db`)
    for (const { file } of former) rmSync(file, { force: true })
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
  const disk = openSync(file, 'r+')
  // Most of it is on disk by the end, so that the file is not waited for then.
  const writing = setInterval(() => fdatasync(disk, () => undefined), 1_000)
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
    db.close()
    fsyncSync(disk)
    return true
  } finally {
    clearInterval(writing)
    if (db.isOpen) db.close()
    closeSync(disk)
  }
}

export function removeCopy(file: string): void {
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

/** SQLite's extended codes of a file that ends early, or of a disk that cannot read it. */
const unreadable = new Set([266, 522])

/** Whether an error means that the content of a copy is lost. An error of a thread may have no code left. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && unreadable.has(Number(error.errcode))) return true
  const code = sqliteCode(error)
  if (code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase) return true
  return /database disk image is malformed|file is not a database|it holds something else/.test(error.message)
}

/** Whether an error is of this machine: of SQLite or of the file system. */
export function isLocal(error: unknown): boolean {
  return sqliteCode(error) !== null || (error instanceof Error && 'path' in error && 'syscall' in error)
}
