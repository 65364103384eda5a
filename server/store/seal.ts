import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts `text` with AES-256-GCM. `label` is not hidden but bound: what was sealed under one label
 * does not open under another, so nobody can swap two rows.
 */
export function seal(text: string, label: string, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(label))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), hidden])
}

/** @throws {Error} when the key or the label is another, or a byte has changed. */
export function unseal(sealed: Uint8Array, label: string, key: Uint8Array): string {
  if (sealed[0] !== format) throw new Error(`Unknown format ${sealed[0]} of a sealed text`)
  const tagStart = 1 + nonceBytes
  const start = tagStart + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, tagStart), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(sealed.subarray(tagStart, start))
  return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]).toString('utf8')
}

/** The first byte, so that another cipher can join later. */
const format = 1
const nonceBytes = 12
const tagBytes = 16
