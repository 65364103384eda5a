import type { DatabaseSync } from 'node:sqlite'
import { onceFree } from './wait-for-others.ts'

/**
 * Starts a write transaction. SQLite has one writer a file; readers go on, unless the file has left its log
 * (`leaveLog`).
 *
 * @throws {Error} when the file is still taken after `waitMs`, or cannot be written at all.
 */
export function beginWrite(db: DatabaseSync, waitMs: number): Promise<void> {
  return onceFree(() => db.exec('BEGIN EXCLUSIVE'), waitMs, db.location() ?? 'The database')
}
