import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Starts a write transaction. SQLite has one writer a file: while another process writes, this waits
 * without holding the event loop.
 *
 * @throws {Error} when the file is still taken after `waitMs`, or cannot be written at all.
 */
export async function beginWrite(db: DatabaseSync, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      db.exec('BEGIN IMMEDIATE')
      return
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() >= deadline) {
        throw new Error(
          `${db.location() ?? 'The database'} is being written by another process; gave up after ${waitMs / 1000} s`,
          { cause },
        )
      }
      // At random, so that processes in a crowd do not keep meeting.
      await sleep(2 + Math.random() * 10)
    }
  }
}

function isBusy(error: unknown): boolean {
  // Extended codes keep the primary one in the low byte.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy
}

const sqliteBusy = 5
