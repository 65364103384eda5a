import type { SealedRow } from './lead-database.ts'
import type { LeadKeys } from './lead-keys.ts'
import { sealLead, tryOpenLead } from './sealed-lead.ts'

/**
 * The columns of a lead that is moved, in order, with their types in PostgreSQL: all but `kept_from`, because each store has
 * a running time of its own.
 */
export const storedColumns = {
  id: 'text',
  kind: 'text',
  vehicle: 'text',
  state: 'text',
  accepted_at: 'bigint',
  next_attempt_at: 'bigint',
  leased_until: 'bigint',
  delivered_at: 'bigint',
  rejected_at: 'bigint',
  failures: 'integer',
  last_failure: 'text',
  payload: 'bytea',
  digest: 'bytea',
  email_state: 'text',
  email_next_attempt_at: 'bigint',
  email_leased_until: 'bigint',
  email_failures: 'integer',
  email_last_failure: 'text',
  handling: 'text',
  holder: 'text',
  history: 'bytea',
  history_version: 'integer',
} as const

type Column = keyof typeof storedColumns

export type StoredLead = SealedRow & Record<Exclude<Column, keyof SealedRow>, string | number | null>

/** All columns as one text, for checksums. */
export function describeRow(row: StoredLead): string {
  const values = Object.keys(storedColumns).map((name) => {
    const value = row[name as keyof StoredLead]
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value
  })
  return `${JSON.stringify(values)}\n`
}

/**
 * The row for a store with another key of digests. Its payload stays sealed as it is. Without a payload, the digest cannot
 * be made again: any answers under this id then count as a repetition.
 */
export function sealForKeys(row: StoredLead, { from, to }: { from: LeadKeys; to: LeadKeys }): StoredLead {
  if (Buffer.compare(from.digestKey, to.digestKey) === 0) return row
  const lead = row.payload && tryOpenLead(row.id, row.payload, from.key)
  return { ...row, digest: lead && sealLead(lead, to).digest }
}
