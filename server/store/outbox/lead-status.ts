import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LeadEvent } from '#domain/leads/lead-history.ts'
import { statusOf } from '#domain/leads/lead-status.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import { deriveKey } from '../seal.ts'
import type { LeadDatabase } from './lead-database.ts'
import { type LeadKeyring, requireKeyInUse, withKeys } from './lead-keyring.ts'
import { emailColumns, serviceColumns } from './queue-columns.ts'
import { openHistory } from './sealed-lead.ts'

/** An id and 128 bits, see `secretOf`. */
const secretPattern = /^([\w-]{1,64})\.([\w-]{22})$/

/** What the sender of a lead sees of it. Reads nothing that the sender wrote, and no row for a secret that is wrong. */
export function createSenderStatus(
  database: LeadDatabase,
  keyring: LeadKeyring,
): Pick<Outbox, 'status' | 'statusSecret'> {
  const isDelivered = `'delivered' IN (${serviceColumns.state}, ${emailColumns.state})`
  const find = `SELECT accepted_at, history, CASE WHEN ${isDelivered} THEN 1 ELSE 0 END AS is_delivered
    FROM lead WHERE id = :id AND payload IS NOT NULL`

  return {
    async statusSecret(id) {
      return secretOf(id, (await keyring.keys()).digestKey)
    },
    async status(secret) {
      const id = secretPattern.exec(secret)?.[1]
      if (id === undefined) return null
      return withKeys(keyring, async (keys) => {
        if (!isEqual(secret, secretOf(id, keys.digestKey))) return null
        await requireKeyInUse(database, keys)
        const [row] = await database.read(find, { id })
        if (!row) return null
        const events: LeadEvent[] = openHistory(id, row.history as Uint8Array | null, keys.key)
        return statusOf({
          acceptedAt: Number(row.accepted_at),
          isDelivered: Number(row.is_delivered) === 1,
          events,
        })
      })
    },
  }
}

/** Made again from the id each time, so a copy of the database without its key holds no secret. */
function secretOf(id: string, digestKey: Uint8Array): string {
  const key = deriveKey(digestKey, 'forecourt lead status', 32)
  const code = createHmac('sha256', key).update(id).digest().subarray(0, 16)
  return `${id}.${code.toString('base64url')}`
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
