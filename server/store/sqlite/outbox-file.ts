import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { deriveKey, keyIdOf, seal, sealedBy, unseal } from '../seal.ts'

/** Creates the file readable by its owner only. SQLite gives its log the same permissions. */
export function makePrivate(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
  } catch (cause) {
    throw new Error(`Cannot open ${file}`, { cause })
  }
}

/** The file was sealed with another key. */
export class OtherKeyError extends Error {}

const checkLabel = 'key check'
const digestLabel = 'digest key'

/**
 * Seals a known text with the first key, and opens it with the key of every later start to check that key. Needs a write
 * transaction.
 *
 * @returns the key of the digests
 * @throws {OtherKeyError} when `key` is another than the first.
 */
export function openKeys(db: DatabaseSync, key: Uint8Array): Uint8Array {
  const check = db.prepare('SELECT sealed FROM key_check').get()?.sealed as Uint8Array | undefined
  if (check) requireKey(db, check, key)
  // Written by a former version, without the id of the key.
  if (!check || sealedBy(check) === null) {
    db.prepare('INSERT OR REPLACE INTO key_check VALUES (1, ?)').run(seal('the right key', checkLabel, key))
  }
  const sealed = db.prepare('SELECT sealed FROM digest_key').get()?.sealed as Uint8Array | undefined
  if (sealed) return Buffer.from(unseal(sealed, digestLabel, key), 'base64')
  const digestKey = deriveKey(key, 'forecourt application digest', 32)
  db.prepare('INSERT INTO digest_key VALUES (1, ?)').run(seal(digestKey.toString('base64'), digestLabel, key))
  return digestKey
}

/** Replaces `from` by `to` in what `openKeys` reads. Needs a write transaction. */
export function sealKeysAgain(db: DatabaseSync, from: Uint8Array, to: Uint8Array): void {
  const digestKey = Buffer.from(openKeys(db, from)).toString('base64')
  db.prepare('UPDATE key_check SET sealed = ?').run(seal('the right key', checkLabel, to))
  db.prepare('UPDATE digest_key SET sealed = ?').run(seal(digestKey, digestLabel, to))
}

function requireKey(db: DatabaseSync, check: Uint8Array, key: Uint8Array): void {
  try {
    unseal(check, checkLabel, key)
  } catch (cause) {
    const missing = sealedBy(check)
    throw new OtherKeyError(
      `The applications in ${db.location()} were sealed with another key${missing ? `, ${missing}` : ''}; ` +
        `the present key is ${keyIdOf(key)}. ` +
        'Bring back the former APPLICATION_KEY or application.key, or move the file away to begin anew',
      { cause },
    )
  }
}
