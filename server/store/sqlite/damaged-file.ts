import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

interface DamagedFile {
  db: DatabaseSync
  /**
   * Calls `add` with each row of `application` that can be read, once. `add` returns false for what is no row of ours.
   * Lost: rows that the table or an index still knows, and which could not be read.
   */
  readAll(add: (row: Record<string, unknown>) => boolean): { read: number; lost: number }
  close(): void
}

/** Opens a copy of a damaged file, which is changed while it is read. @throws {Error} when its schema is damaged. */
export function openDamaged(file: string): DamagedFile {
  // Not defensive: `rowsByPage` changes the schema of the copy.
  const db = new DatabaseSync(file, { defensive: false })
  try {
    // The rows in the log become pages of the file.
    db.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = DELETE')
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
  } catch (cause) {
    db.close()
    throw new Error(
      'The first page of the file is damaged, so it cannot be opened: restore a backup, or use the tools of SQLite',
      { cause },
    )
  }
  return { db, readAll: (add) => readRows(file, db, add), close: () => db.close() }
}

function readRows(
  file: string,
  db: DatabaseSync,
  add: (row: Record<string, unknown>) => boolean,
): { read: number; lost: number } {
  const bytes = readFileSync(file)
  // A damaged index may name any number. The smallest row has more bytes than this.
  const mostRows = Math.ceil(bytes.length / 32)
  const known = knownRowids(db).filter((rowid) => rowid <= mostRows)
  // No row is ever deleted, so the numbers have no gaps; an index may be damaged where the table is not.
  const highest = known.reduce((most, rowid) => Math.max(most, rowid), 0)
  const isKnown = new Set(known)
  const missing = new Set<number>()
  let read = 0
  const find = db.prepare('SELECT * FROM application NOT INDEXED WHERE rowid = ?')
  for (let rowid = 1; rowid <= highest; rowid += 1) {
    const row = attempt(() => find.get(rowid))
    if (row.state === 'done' && row.value && add(row.value)) read += 1
    else if (row.state === 'failed' || row.value || isKnown.has(rowid)) missing.add(rowid)
  }
  for (const row of missing.size > 0 ? rowsByPage(bytes, db) : []) {
    if (missing.has(Number(row.rowid_)) && add(row)) {
      missing.delete(Number(row.rowid_))
      read += 1
    }
  }
  return { read, lost: missing.size }
}

/** Of the table and of each index, read from both ends as far as the first damaged page. */
function knownRowids(db: DatabaseSync): number[] {
  const orders = ['rowid', 'id', 'accepted_at, id', 'kind, next_attempt_at']
  const rowids: number[] = []
  for (const order of orders)
    for (const direction of ['ASC', 'DESC']) {
      const by = order
        .split(', ')
        .map((column) => `${column} ${direction}`)
        .join(', ')
      attempt(() => {
        for (const row of db.prepare(`SELECT rowid FROM application ORDER BY ${by}`).iterate())
          rowids.push(Number(row.rowid))
      })
    }
  return rowids
}

const leafOfTable = 0x0d

/**
 * The rows of each page that looks like the end of a table, as if it were the whole table: so rows are found below a
 * damaged inner page.
 */
function* rowsByPage(bytes: Buffer, db: DatabaseSync): Generator<Record<string, unknown>> {
  const pageSize = Number(db.prepare('PRAGMA page_size').get()?.page_size)
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA writable_schema = ON')
  const point = db.prepare(
    "UPDATE sqlite_schema SET rootpage = ? WHERE type = 'table' AND name = 'application'",
  )
  // Page 1 is that of the schema.
  for (let page = 2; page <= bytes.length / pageSize; page += 1) {
    if (bytes[(page - 1) * pageSize] !== leafOfTable) continue
    const rows = attempt(() => {
      point.run(page)
      db.exec('PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON')
      return db.prepare('SELECT rowid AS rowid_, * FROM application NOT INDEXED').all()
    })
    if (rows.state === 'done') yield* rows.value
  }
}

function attempt<T>(work: () => T): { state: 'done'; value: T } | { state: 'failed'; value: null } {
  try {
    return { state: 'done', value: work() }
  } catch {
    return { state: 'failed', value: null }
  }
}
