import { DatabaseSync } from 'node:sqlite'
import { FeedError } from './feed-error.ts'

export type SeenIds = ReturnType<typeof createSeenIds>

/**
 * Counts the occurrences of each id, and remembers the line of the first: in an unnamed database, which SQLite keeps in
 * memory while it is small, then in a temporary file.
 */
export function createSeenIds() {
  const db = new DatabaseSync('')
  db.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA cache_size = -16384; -- KiB
    CREATE TABLE seen (id TEXT PRIMARY KEY, line INTEGER NOT NULL, times INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    BEGIN;
  `)
  const noteOne = db.prepare(
    `INSERT INTO seen VALUES (?, ?, 0) ON CONFLICT (id) DO UPDATE SET times = times + 1
     RETURNING times, line AS firstLine`,
  )
  return {
    /**
     * Counts one occurrence. `times`: earlier occurrences.
     *
     * @throws {FeedError} when the folder for temporary files is full.
     */
    note(id: string, line: number): { times: number; firstLine: number } {
      try {
        return noteOne.get(id, line) as { times: number; firstLine: number }
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new FeedError(
          `The folder for temporary files (TMPDIR) cannot hold the ids of the rows: ${reason}`,
          { cause },
        )
      }
    },
    close: () => db.close(),
  }
}
