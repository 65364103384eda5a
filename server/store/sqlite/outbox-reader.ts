import type { DatabaseSync } from 'node:sqlite'
import type { Outbox } from '#domain/applications/outbox.ts'
import { entryColumns as columns, toBacklog, toEntry } from '../lead-row.ts'
import { openLead } from '../sealed-lead.ts'
import { endpointOfRow } from './outbox-schema.ts'
import { namingDamage } from './sqlite-error.ts'

/** The reading half of the outbox, on a separate connection. Errors name `file` when it is damaged. */
export function createOutboxReader(
  db: DatabaseSync,
  key: Uint8Array,
  file: string,
): Pick<Outbox, 'list' | 'show' | 'backlog' | 'countAccepted'> {
  const list = db.prepare(
    `SELECT ${columns} FROM application WHERE coalesce(?, state) = state ORDER BY accepted_at, id LIMIT ? OFFSET ?`,
  )
  const show = db.prepare(`SELECT ${columns}, payload FROM application WHERE id = ?`)

  // Each half uses a partial index. A rejected lead has its payload until it is erased.
  const count = db.prepare(
    `SELECT ${endpointOfRow} AS endpoint, state, count(*) AS leads, min(accepted_at) AS oldest
     FROM application WHERE state = 'waiting' GROUP BY 1
     UNION ALL SELECT ${endpointOfRow}, state, count(*), NULL
     FROM application WHERE state = 'rejected' AND payload IS NOT NULL GROUP BY 1`,
  )

  const countAccepted = db.prepare(
    'SELECT count(*) AS leads FROM application WHERE accepted_at > ? AND accepted_at <= ?',
  )

  return {
    async countAccepted(after, until) {
      return Number(namingDamage(file, () => countAccepted.get(after, until))?.leads)
    },
    async backlog() {
      return toBacklog(namingDamage(file, () => count.all()))
    },
    async list({ state, limit, offset }) {
      return namingDamage(file, () => list.all(state ?? null, limit, offset)).map(toEntry)
    },
    async show(id) {
      const row = namingDamage(file, () => show.get(id))
      if (!row) return null
      return {
        entry: toEntry(row),
        lead: row.payload === null ? null : openLead(id, row.payload as Uint8Array, key),
      }
    },
  }
}
