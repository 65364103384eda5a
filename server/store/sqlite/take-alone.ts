import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './write-lock.ts'

/**
 * Begins a transaction with an exclusive lock. Without a write-ahead log it excludes readers too.
 *
 * @throws {Error} when another process has the file open.
 */
export function takeAlone(db: DatabaseSync): void {
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
