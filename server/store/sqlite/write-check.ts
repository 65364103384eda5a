import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WriteCheck } from '#domain/applications/outbox.ts'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

/** More than any sealed application with its index entries, so that one fits when the check passes. */
const fillerBytes = 16 * 1024

/** Checks by a write whether the file can be written. There is one check at a time, even if it hangs. */
export function createWriteCheck(db: DatabaseSync, write: <T>(work: () => T) => Promise<T>) {
  const fill = db.prepare(
    `INSERT OR REPLACE INTO write_check (only, filler) VALUES (1, randomblob(${fillerBytes}))`,
  )
  let running: Promise<WriteCheck> | null = null

  async function check(): Promise<WriteCheck> {
    try {
      await write(() => fill.run())
      return { state: 'writable' }
    } catch (error) {
      const code = sqliteCode(error)
      if (code === sqliteCodes.busy) return { state: 'locked' }
      return { state: code === sqliteCodes.full ? 'full' : 'failed' }
    } finally {
      running = null
    }
  }

  return async (waitMs: number): Promise<WriteCheck> => {
    running ??= check()
    const tooLong = new AbortController()
    // A write that takes so long is waiting for another process.
    const locked = sleep(waitMs, { state: 'locked' } as const, { signal: tooLong.signal })
    try {
      return await Promise.race([running, locked])
    } finally {
      tooLong.abort()
      locked.catch(() => undefined)
    }
  }
}
