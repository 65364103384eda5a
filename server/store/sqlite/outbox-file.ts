import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { seal, unseal } from '../seal.ts'

/** SQLite gives its WAL the mode of the file, so making the file first keeps both to the owner. */
export function makePrivate(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw new Error(`Cannot open ${file}`, { cause })
  }
}

/**
 * Seals a word with the first key and opens it with every later one.
 *
 * @throws {Error} when `key` is another than the first.
 */
export function checkKey(db: DatabaseSync, key: Uint8Array): void {
  const label = 'key check'
  const row = db.prepare('SELECT sealed FROM key_check').get()
  if (!row) {
    db.prepare('INSERT INTO key_check VALUES (1, ?)').run(seal('the right key', label, key))
    return
  }
  try {
    unseal(row.sealed as Uint8Array, label, key)
  } catch (cause) {
    throw new Error(
      `The applications in ${db.location()} were sealed with another key: ` +
        'bring back the former APPLICATION_KEY or application.key, or move the file away to begin anew',
      { cause },
    )
  }
}
