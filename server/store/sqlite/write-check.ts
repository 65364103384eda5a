import type { DatabaseSync } from 'node:sqlite'
import type { WriteCheck } from '#domain/applications/outbox.ts'
import { createWriteCheck, fillerBytes } from '../write-check.ts'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

/** Checks by a write whether the file can be written. */
export function createFileCheck(db: DatabaseSync, write: <T>(work: () => T) => Promise<T>) {
  const fill = db.prepare(
    `INSERT OR REPLACE INTO write_check (only, filler) VALUES (1, randomblob(${fillerBytes}))`,
  )
  // A write that takes too long is waiting for another process.
  return createWriteCheck(() => write(() => fill.run()), { stateOf, late: 'locked' })
}

function stateOf(error: unknown): WriteCheck['state'] {
  const code = sqliteCode(error)
  if (code === sqliteCodes.busy) return 'locked'
  return code === sqliteCodes.full ? 'full' : 'failed'
}
