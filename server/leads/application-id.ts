import { createHash, randomUUID } from 'node:crypto'

/** A UUID derived from the key; a random one without a key. */
export function applicationId(idempotencyKey: string | null): string {
  return idempotencyKey === null ? randomUUID() : uuidOf(`finance-application:${idempotencyKey}`)
}

/**
 * The id of a different application sent with a key already in use; the same for the same key and application.
 *
 * @param digest the keyed digest of the outbox, which reveals nothing of the application to those without the key
 */
export function otherApplicationId(idempotencyKey: string, digest: string): string {
  return uuidOf(`other-finance-application:${digest}:${idempotencyKey}`)
}

/** Version 8: made from a hash. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
