import { createHash, randomUUID } from 'node:crypto'

/** A UUID (version 8: made from a hash) that is the same for the same key; a random one without a key. */
export function applicationId(idempotencyKey: string | null): string {
  if (idempotencyKey === null) return randomUUID()
  const hash = createHash('sha256').update(`finance-application:${idempotencyKey}`).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
