import type { DeliveryPauses } from '#domain/applications/outbox.ts'
import { pauseColumns, toPause } from '../lead-row.ts'
import { endpointOfRow } from './claim-leads.ts'
import type { Database } from './open-database.ts'

/** `lead` is a lead that waits or not; without one there is no pause. */
const begin = `
  INSERT INTO delivery_pause AS pause (endpoint, failure, since, failures, next_probe_at)
  SELECT ${endpointOfRow}, $2, $3, 1, $4 FROM lead WHERE id = $1
  ON CONFLICT (endpoint) DO`

const beginOrExtend = `${begin} UPDATE SET failure = excluded.failure, failures = pause.failures + 1,
  next_probe_at = excluded.next_probe_at, since = least(pause.since, excluded.since) RETURNING ${pauseColumns}`

const beginOnly = `${begin} NOTHING RETURNING ${pauseColumns}`

/** The pauses of delivery, stored with the leads so that all processes share them. */
export function createDeliveryPauses(database: Database): DeliveryPauses {
  return {
    async read() {
      const { rows } = await database.query(`SELECT ${pauseColumns} FROM delivery_pause ORDER BY endpoint`)
      return rows.map(toPause)
    },
    failed: (id, failure, { isProbe, now, nextProbeAt }) =>
      database.transaction(async (client) => {
        await client.query(
          `UPDATE lead SET next_attempt_at = $1, leased_until = NULL WHERE id = $2 AND state = 'waiting'`,
          [now, id],
        )
        const sql = isProbe ? beginOrExtend : beginOnly
        const { rows } = await client.query(sql, [id, failure, now, nextProbeAt])
        return rows[0] ? toPause(rows[0]) : null
      }),
    async end(endpoint) {
      await database.query('DELETE FROM delivery_pause WHERE endpoint = $1', [endpoint])
    },
    async probeSoon(now) {
      await database.query('UPDATE delivery_pause SET next_probe_at = $1 WHERE next_probe_at > $1', [now])
    },
  }
}
