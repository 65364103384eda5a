import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './wait-for-others.ts'

// With its log (WAL) a file can be read while it is written, and every page is written twice: to the log, then to the
// file. Without, new pages go straight to the file, nobody can read or open it meanwhile, and a small journal of what
// was there before undoes a write that was cut short.

/** How every connection finds the file and leaves it. @throws {Error} when another holds it. */
export function keepLog(db: DatabaseSync, synchronous: 'FULL' | 'NORMAL'): void {
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
}

/** False, and nothing is done, while any other connection has the file open. */
export function leaveLog(db: DatabaseSync): boolean {
  try {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}
