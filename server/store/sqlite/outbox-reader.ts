import type { DatabaseSync } from 'node:sqlite'
import type { Lead, Outbox, OutboxEntry } from '#domain/applications/outbox.ts'
import { keyIdOf, sealedBy, unseal } from '../seal.ts'
import { namingDamage } from './sqlite-error.ts'

type Row = Record<string, unknown>

/** The reading half of the outbox, on a separate connection. Errors name `file` when it is damaged. */
export function createOutboxReader(
  db: DatabaseSync,
  key: Uint8Array,
  file: string,
): Pick<Outbox, 'list' | 'show'> {
  const columns = `id, kind, state, accepted_at, next_attempt_at, failures, last_failure`
  const list = db.prepare(
    `SELECT ${columns} FROM application WHERE coalesce(?, state) = state ORDER BY accepted_at, id LIMIT ? OFFSET ?`,
  )
  const show = db.prepare(`SELECT ${columns}, payload FROM application WHERE id = ?`)

  return {
    async list({ state, limit, offset }) {
      return namingDamage(file, () => list.all(state ?? null, limit, offset)).map(toEntry)
    },
    async show(id) {
      const row = namingDamage(file, () => show.get(id))
      if (!row) return null
      return {
        entry: toEntry(row),
        lead: row.payload === null ? null : openLead(id, row.payload, key),
      }
    },
  }
}

/** @throws {Error} when the stored bytes are damaged, or were sealed under another id or key. */
export function openLead(id: string, payload: unknown, key: Uint8Array): Lead {
  try {
    return { id, payload: JSON.parse(unseal(payload as Uint8Array, id, key)) }
  } catch (cause) {
    const sealer = sealedBy(payload as Uint8Array)
    const isOther = sealer !== null && sealer !== keyIdOf(key)
    const reason = isOther
      ? `it was sealed with the key ${sealer}, which is missing`
      : 'it was changed on disk'
    throw new Error(`${id} cannot be read: ${reason}`, { cause })
  }
}

function toEntry(row: Row): OutboxEntry {
  return {
    id: String(row.id),
    kind: row.kind as OutboxEntry['kind'],
    state: row.state as OutboxEntry['state'],
    acceptedAt: Number(row.accepted_at),
    nextAttemptAt: row.next_attempt_at === null ? null : Number(row.next_attempt_at),
    failures: Number(row.failures),
    lastFailure: row.last_failure === null ? null : String(row.last_failure),
  }
}
