import type { Outbox } from '#domain/applications/outbox.ts'
import { entryColumns, toBacklog, toEntry } from '../lead-row.ts'
import { openLead } from '../sealed-lead.ts'
import { endpointOfRow } from './claim-leads.ts'
import type { LeadKeyring } from './lead-keyring.ts'
import type { Database } from './open-database.ts'

/** The reading half of the outbox. */
export function createOutboxReader(
  database: Database,
  keyring: LeadKeyring,
): Pick<Outbox, 'list' | 'show' | 'backlog' | 'countAccepted'> {
  return {
    async countAccepted(after, until) {
      const { rows } = await database.query(
        'SELECT count(*) AS leads FROM lead WHERE accepted_at > $1 AND accepted_at <= $2',
        [after, until],
      )
      return Number(rows[0]?.leads)
    },
    // Each half uses a partial index. A rejected lead has its payload until it is erased.
    async backlog() {
      const { rows } = await database.query(
        `SELECT ${endpointOfRow} AS endpoint, state, count(*) AS leads, min(accepted_at) AS oldest
         FROM lead WHERE state = 'waiting' GROUP BY 1, 2
         UNION ALL SELECT ${endpointOfRow}, state, count(*), NULL
         FROM lead WHERE state = 'rejected' AND payload IS NOT NULL GROUP BY 1, 2`,
      )
      return toBacklog(rows)
    },
    async list({ state, limit, offset }) {
      const { rows } = await database.query(
        `SELECT ${entryColumns} FROM lead WHERE coalesce($1, state) = state ORDER BY accepted_at, id LIMIT $2 OFFSET $3`,
        [state ?? null, limit, offset],
      )
      return rows.map(toEntry)
    },
    async show(id) {
      const { rows } = await database.query(`SELECT ${entryColumns}, payload FROM lead WHERE id = $1`, [id])
      const [row] = rows
      if (!row) return null
      if (row.payload === null) return { entry: toEntry(row), lead: null }
      const { key } = await keyring.keys()
      return { entry: toEntry(row), lead: openLead(id, row.payload, key) }
    },
  }
}
