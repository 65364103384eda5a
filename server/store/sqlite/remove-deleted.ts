import { DatabaseSync } from 'node:sqlite'

/**
 * Rewrites the file without what was deleted from it, and empties its log. `secure_delete` overwrites a deleted row, but
 * not the copies that SQLite leaves in the free space of a page when it moves a row to another. Blocks this process, and
 * every writer of the file, for about a second for 100,000 leads.
 *
 * @param waitMs for other processes that use the file
 * @returns false when another process still reads the log, which then keeps the deleted bytes.
 * @throws {Error} when the file is still being written after `waitMs`, or the disk has no room for a second copy.
 */
export function removeDeleted(file: string, waitMs: number): boolean {
  const db = new DatabaseSync(file, { timeout: waitMs })
  try {
    db.exec('PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; VACUUM')
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } finally {
    db.close()
  }
}
