import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

/**
 * Starts a write transaction. SQLite has one writer per file; readers continue.
 *
 * @throws {Error} when the file is still locked after `waitMs`, or cannot be written.
 */
export function beginWrite(db: DatabaseSync, waitMs: number): Promise<void> {
  return onceFree(() => db.exec('BEGIN IMMEDIATE'), waitMs, db.location() ?? 'The database')
}

/**
 * Retries `attempt` while another process has the file locked. Connections have no busy timeout, because
 * SQLite would block the event loop for as long.
 *
 * @throws {Error} that begins with `file` when it is still locked after `waitMs`; any other error of `attempt`.
 */
export async function onceFree<T>(attempt: () => T, waitMs: number, file: string): Promise<T> {
  const deadline = performance.now() + waitMs
  for (let pauses = 0; ; ) {
    try {
      return attempt()
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= deadline) {
        throw new Error(`${file} is being written by another process; gave up after ${waitMs / 1000} s`, {
          cause,
        })
      }
      // Random, so that several waiting processes do not collide again; longer pauses the longer it takes.
      await sleep((0.2 + Math.random()) * Math.min(10 + pauses++, 60))
    }
  }
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === sqliteCodes.busy
}
