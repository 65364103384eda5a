import { type KeyPlace, openWithKey } from '../application-key.ts'
import { keyIdOf } from '../seal.ts'
import type { LeadDatabase } from './lead-database.ts'
import { type LeadKeys, OtherKeyError, openKeys, readCheck } from './lead-keys.ts'

/** The keys of the leads, read when they are first needed: the database may be away at the start. */
export interface LeadKeyring {
  /** @throws {OtherKeyError} when the leads are sealed with another key. */
  keys(): Promise<KeysInUse>
  /** Reads the key again before the next use: the leads were rekeyed. */
  forget(): void
}

interface KeysInUse extends LeadKeys {
  /** As `hasKey` compares it. */
  keyId: Uint8Array
}

/**
 * SQL: whether the leads are sealed with the key whose id is `:keyId`. Part of every statement that writes or leases
 * sealed rows, so that a process that still has the former key after a rekey is refused. The id is in bytes 2 to 5 of a
 * sealed text, see `seal.ts`.
 */
export const hasKey = 'EXISTS (SELECT 1 FROM key_check WHERE substr(sealed, 2, 4) = :keyId)'

export function createKeyring({ read, write, dialect }: LeadDatabase, place: KeyPlace): LeadKeyring {
  let reading: Promise<KeysInUse> | null = null

  const isSealed = async () => (await readCheck(read)) !== undefined
  async function open(): Promise<KeysInUse> {
    const keys = await openWithKey(place, (key) => openKeys(write, key, dialect), isSealed)
    return inUse(keys)
  }
  function forget(): void {
    reading = null
  }

  return {
    keys() {
      if (reading === null) {
        const attempt = open()
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

/** Of keys that cannot change while the outbox is open. */
export function fixedKeyring(keys: LeadKeys): LeadKeyring {
  const kept = Promise.resolve(inUse(keys))
  return { keys: () => kept, forget: () => undefined }
}

function inUse(keys: LeadKeys): KeysInUse {
  return { ...keys, keyId: Buffer.from(keyIdOf(keys.key), 'hex') }
}

/** @throws {OtherKeyError} when the leads are sealed with another key. */
export async function requireKeyInUse({ read }: LeadDatabase, { keyId }: KeysInUse): Promise<void> {
  const found = await read(`SELECT 1 AS found WHERE ${hasKey}`, { keyId })
  if (found.length === 0) throw new OtherKeyError('The leads were sealed with a new key meanwhile')
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
