import type { LeadKeys } from '../lead-keys.ts'
import {
  firstDigestKey,
  OtherKeyError,
  openDigestKey,
  requireKey,
  sealDigestKey,
  sealKeyCheck,
} from '../lead-keys.ts'
import { type KeyPlace, openWithKey } from '../open-with-key.ts'
import { keyIdOf } from '../seal.ts'
import type { Database } from './open-database.ts'

/** The keys of the leads in one database, read when they are first needed: the database may be away at the start. */
export interface LeadKeyring {
  /** @throws {OtherKeyError} when the leads are sealed with another key. */
  keys(): Promise<KeysInUse>
  /** Reads the key again before the next use: the leads were rekeyed. */
  forget(): void
}

export interface KeysInUse extends LeadKeys {
  /** As `hasKey` compares it. */
  keyId: Buffer
}

/**
 * SQL: whether the leads are sealed with the key whose id is `parameter`, such as `$3`. Part of every statement that
 * writes or leases sealed rows, so that a process that still has the former key after a rekey is refused. The id is in
 * bytes 2 to 5 of a sealed text, see `seal.ts`.
 */
export const hasKey = (parameter: string) =>
  `EXISTS (SELECT FROM key_check WHERE substring(sealed FROM 2 FOR 4) = ${parameter}::bytea)`

export function createKeyring(database: Database, place: KeyPlace): LeadKeyring {
  let reading: Promise<KeysInUse> | null = null

  const isSealed = async () => (await readCheck(database)) !== undefined
  async function read(): Promise<KeysInUse> {
    const keys = await openWithKey(place, (key) => openKeys(database, key), isSealed)
    return { ...keys, keyId: Buffer.from(keyIdOf(keys.key), 'hex') }
  }
  function forget(): void {
    reading = null
  }

  return {
    keys() {
      if (reading === null) {
        const attempt = read()
        reading = attempt
        attempt.catch(() => {
          if (reading === attempt) forget()
        })
      }
      return reading
    },
    forget,
  }
}

type Query = Pick<Database, 'query'>

/** Seals the known text and the key of the digests with the first key; later checks `key`. Two processes may do so at once. */
export async function openKeys(database: Query, key: Uint8Array): Promise<LeadKeys> {
  const check = (await readCheck(database)) ?? (await keepFirst(database, 'key_check', sealKeyCheck(key)))
  requireKey(check, key, { where: 'the database', instead: 'or set APPLICATION_KEY to it on every machine' })
  const first = sealDigestKey({ key, digestKey: firstDigestKey(key) })
  const sealed =
    (await readSealed(database, 'digest_key')) ?? (await keepFirst(database, 'digest_key', first))
  return { key, digestKey: openDigestKey(sealed, key) }
}

/** Replaces the keys that `openKeys` reads. */
export async function replaceKeys(database: Query, keys: LeadKeys): Promise<void> {
  await database.query('UPDATE key_check SET sealed = $1', [sealKeyCheck(keys.key)])
  await database.query('UPDATE digest_key SET sealed = $1', [sealDigestKey(keys)])
}

const readCheck = (database: Query) => readSealed(database, 'key_check')

type KeyTable = 'key_check' | 'digest_key'

async function readSealed(database: Query, table: KeyTable): Promise<Buffer | undefined> {
  const { rows } = await database.query<{ sealed: Buffer }>(`SELECT sealed FROM ${table}`)
  return rows[0]?.sealed
}

async function keepFirst(database: Query, table: KeyTable, sealed: Uint8Array): Promise<Buffer> {
  await database.query(`INSERT INTO ${table} (sealed) VALUES ($1) ON CONFLICT DO NOTHING`, [sealed])
  const kept = await readSealed(database, table)
  if (!kept) throw new Error(`The database does not keep the row of ${table}`)
  return kept
}

/** Runs `work` with the keys; once more with those that are in use now, if the leads were rekeyed meanwhile. */
export async function withKeys<T>(keyring: LeadKeyring, work: (keys: KeysInUse) => Promise<T>): Promise<T> {
  try {
    return await work(await keyring.keys())
  } catch (error) {
    if (!(error instanceof OtherKeyError)) throw error
    keyring.forget()
    return work(await keyring.keys())
  }
}
