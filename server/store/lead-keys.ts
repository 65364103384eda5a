import { deriveKey, keyIdOf, seal, sealedBy, unseal } from './seal.ts'

/** What seals leads and what recognises a repeated form. `digestKey` does not change with `key`. */
export interface LeadKeys {
  key: Uint8Array
  digestKey: Uint8Array
}

/** The applications are sealed with another key. */
export class OtherKeyError extends Error {}

/** A known text sealed with the key of the payloads, to recognise another key. Names its key, see `sealedBy`. */
export function sealKeyCheck(key: Uint8Array): Uint8Array {
  return seal('the right key', checkLabel, key)
}

export function sealDigestKey({ key, digestKey }: LeadKeys): Uint8Array {
  return seal(Buffer.from(digestKey).toString('base64'), digestKeyLabel, key)
}

export function openDigestKey(sealed: Uint8Array, key: Uint8Array): Uint8Array {
  return Buffer.from(unseal(sealed, digestKeyLabel, key), 'base64')
}

/** The key of the digests where there is none yet. */
export function firstDigestKey(key: Uint8Array): Uint8Array {
  return deriveKey(key, 'forecourt application digest', 32)
}

/**
 * @param where names the store in the error; `instead` ends its advice, such as "or move the file away to begin anew"
 * @throws {OtherKeyError} when `check` was sealed with another key.
 */
export function requireKey(
  check: Uint8Array,
  key: Uint8Array,
  { where, instead }: { where: string; instead: string },
): void {
  try {
    unseal(check, checkLabel, key)
  } catch (cause) {
    const missing = sealedBy(check)
    throw new OtherKeyError(
      `The applications in ${where} were sealed with another key${missing ? `, ${missing}` : ''}; ` +
        `the present key is ${keyIdOf(key)}. Bring back the former APPLICATION_KEY or application.key, ${instead}`,
      { cause },
    )
  }
}

const checkLabel = 'key check'
const digestKeyLabel = 'digest key'
