import { createHash, randomUUID } from 'node:crypto'

/** Keeps the keys of applications and those of enquiries apart. Never changed: ids are derived from it. */
export type KeyScope = 'finance-application' | 'enquiry'

/** A UUID derived from the key; a random one without a key. */
export function leadId(scope: KeyScope, idempotencyKey: string | null): string {
  return idempotencyKey === null ? randomUUID() : uuidOf(`${scope}:${idempotencyKey}`)
}

/**
 * The id of a different lead sent with a key already in use; the same for the same key and lead.
 *
 * @param digest the keyed digest of the outbox, which reveals nothing of the lead to those without the key
 */
export function otherLeadId(scope: KeyScope, idempotencyKey: string, digest: string): string {
  return uuidOf(`other-${scope}:${digest}:${idempotencyKey}`)
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
