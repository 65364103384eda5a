import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

// A sealed text consists of the format (1 byte), the id of its key (4), nonce (12), tag (16), ciphertext.
const format = 1

/** Eight hex digits that identify a key without revealing it. */
export function keyIdOf(key: Uint8Array): string {
  return prepared(key).id
}

/**
 * The id of a key and the key as Node uses it. Both are made once: a list opens hundreds of leads, and Node takes longer to read
 * bytes as a key than to open a lead with it.
 */
function prepared(key: Uint8Array): { id: string; secret: KeyObject } {
  const made = preparedKeys.get(key) ?? {
    id: deriveKey(key, 'forecourt key id', keyIdBytes).toString('hex'),
    secret: createSecretKey(key),
  }
  preparedKeys.set(key, made)
  return made
}

const preparedKeys = new WeakMap<Uint8Array, { id: string; secret: KeyObject }>()

/** Derives a key for one purpose, which reveals neither `key` nor the key of another purpose. */
export function deriveKey(key: Uint8Array, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, new Uint8Array(), purpose, bytes))
}

/**
 * Encrypts `text` with AES-256-GCM. `label` is authenticated, not encrypted: a text sealed under one label cannot be
 * opened under another, so rows cannot be swapped.
 */
export function seal(text: string, label: string, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', prepared(key).secret, nonce)
  cipher.setAAD(Buffer.from(label))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const keyId = Buffer.from(keyIdOf(key), 'hex')
  return Buffer.concat([Buffer.of(format), keyId, nonce, cipher.getAuthTag(), hidden])
}

/** The id of the key that sealed it; null for another format, or for what is damaged. */
export function sealedBy(sealed: Uint8Array): string | null {
  return sealed[0] === format ? Buffer.from(sealed.subarray(1, nonceStart)).toString('hex') : null
}

/** @throws {Error} when the key or the label differs, or a byte has changed. */
export function unseal(sealed: Uint8Array, label: string, key: Uint8Array): string {
  const keyId = sealedBy(sealed)
  if (keyId === null) throw new Error(`Unknown format ${sealed[0]} of a sealed text`)
  if (keyId !== keyIdOf(key)) {
    throw new Error(`It was sealed with the key ${keyId}, and the present key is ${keyIdOf(key)}`)
  }
  const nonce = sealed.subarray(nonceStart, tagStart)
  const decipher = createDecipheriv('aes-256-gcm', prepared(key).secret, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(sealed.subarray(tagStart, start))
  return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]).toString('utf8')
}

const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16

const nonceStart = 1 + keyIdBytes
const tagStart = nonceStart + nonceBytes
const start = tagStart + tagBytes
