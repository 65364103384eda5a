import type { Query } from '../query.ts'
import { deriveKey, keyIdOf, seal, sealedBy, unseal } from '../seal.ts'
import type { LeadDialect } from './lead-database.ts'

/** What seals leads and what recognises a repeated form. `digestKey` does not change with `key`. */
export interface LeadKeys {
  key: Uint8Array
  digestKey: Uint8Array
}

/** The leads are sealed with another key. */
export class OtherKeyError extends Error {}

/**
 * Seals a known text and the key of the digests with the first key, and opens them with the key of every later start to
 * check it. Two processes may do so at once.
 *
 * @throws {OtherKeyError} when `key` is another than the first.
 */
export async function openKeys(
  query: Query,
  key: Uint8Array,
  { otherKey }: Pick<LeadDialect, 'otherKey'>,
): Promise<LeadKeys> {
  const check = (await readCheck(query)) ?? (await keepFirst(query, 'key_check', sealCheck(key)))
  requireKey(check, key, otherKey)
  const first = { key, digestKey: deriveKey(key, 'forecourt application digest', 32) }
  const sealed =
    (await readSealed(query, 'digest_key')) ?? (await keepFirst(query, 'digest_key', sealDigestKey(first)))
  return { key, digestKey: Buffer.from(unseal(sealed, digestKeyLabel, key), 'base64') }
}

/** Replaces the keys that `openKeys` reads. */
export async function replaceKeys(query: Query, keys: LeadKeys): Promise<void> {
  await query('UPDATE key_check SET sealed = :sealed', { sealed: sealCheck(keys.key) })
  await query('UPDATE digest_key SET sealed = :sealed', { sealed: sealDigestKey(keys) })
}

/** Of leads from another store: keeps its key of the digests, unless there is one. */
export async function takeDigestKey(query: Query, keys: LeadKeys): Promise<void> {
  await keepFirst(query, 'digest_key', sealDigestKey(keys))
}

/** A known text sealed with the key of the leads; undefined before the first start. */
export function readCheck(query: Query): Promise<Uint8Array | undefined> {
  return readSealed(query, 'key_check')
}

type KeyTable = 'key_check' | 'digest_key'

async function readSealed(query: Query, table: KeyTable): Promise<Uint8Array | undefined> {
  return (await query(`SELECT sealed FROM ${table}`))[0]?.sealed as Uint8Array | undefined
}

/** Returns what another process has kept meanwhile, if one has. */
async function keepFirst(query: Query, table: KeyTable, sealed: Uint8Array): Promise<Uint8Array> {
  await query(
    `INSERT INTO ${table} (sealed) SELECT :sealed WHERE NOT EXISTS (SELECT 1 FROM ${table}) ON CONFLICT DO NOTHING`,
    { sealed },
  )
  const kept = await readSealed(query, table)
  if (!kept) throw new Error(`The row of ${table} was not kept`)
  return kept
}

function requireKey(check: Uint8Array, key: Uint8Array, { where, instead }: LeadDialect['otherKey']): void {
  try {
    unseal(check, checkLabel, key)
  } catch (cause) {
    const missing = sealedBy(check)
    throw new OtherKeyError(
      `The leads in ${where} were sealed with another key${missing ? `, ${missing}` : ''}; ` +
        `the present key is ${keyIdOf(key)}. Bring back the former APPLICATION_KEY or application.key, ${instead}`,
      { cause },
    )
  }
}

function sealCheck(key: Uint8Array): Uint8Array {
  return seal('the right key', checkLabel, key)
}

function sealDigestKey({ key, digestKey }: LeadKeys): Uint8Array {
  return seal(Buffer.from(digestKey).toString('base64'), digestKeyLabel, key)
}

const checkLabel = 'key check'
const digestKeyLabel = 'digest key'
