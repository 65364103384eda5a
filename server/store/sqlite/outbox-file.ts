import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import {
  firstDigestKey,
  type LeadKeys,
  openDigestKey,
  requireKey,
  sealDigestKey,
  sealKeyCheck,
} from '../lead-keys.ts'
import { sealedBy } from '../seal.ts'

/** Creates the file readable by its owner only. SQLite gives its log the same permissions. */
export function makePrivate(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw new Error(`Cannot open ${file}`, { cause })
  }
}

/**
 * Seals a known text with the first key, and opens it with the key of every later start to check that key. Needs a write
 * transaction.
 *
 * @throws {OtherKeyError} when `key` is another than the first.
 */
export function openKeys(db: DatabaseSync, key: Uint8Array): LeadKeys {
  const check = db.prepare('SELECT sealed FROM key_check').get()?.sealed as Uint8Array | undefined
  if (check) requireKey(check, key, { where: String(db.location()), instead })
  // Written by a former version, without the id of the key.
  if (!check || sealedBy(check) === null) {
    db.prepare('INSERT OR REPLACE INTO key_check VALUES (1, ?)').run(sealKeyCheck(key))
  }
  const sealed = db.prepare('SELECT sealed FROM digest_key').get()?.sealed as Uint8Array | undefined
  if (sealed) return { key, digestKey: openDigestKey(sealed, key) }
  const keys = { key, digestKey: firstDigestKey(key) }
  db.prepare('INSERT INTO digest_key VALUES (1, ?)').run(sealDigestKey(keys))
  return keys
}

const instead = 'or move the file away to begin anew'

/** Replaces `from` by `to` in what `openKeys` reads. Needs a write transaction. */
export function sealKeysAgain(db: DatabaseSync, from: Uint8Array, to: Uint8Array): void {
  const { digestKey } = openKeys(db, from)
  db.prepare('UPDATE key_check SET sealed = ?').run(sealKeyCheck(to))
  db.prepare('UPDATE digest_key SET sealed = ?').run(sealDigestKey({ key: to, digestKey }))
}
