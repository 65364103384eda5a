import type { Outbox } from '#domain/applications/outbox.ts'
import { retentionFrom } from '../retention-from.ts'
import type { Database } from './open-database.ts'

/** Of $1, the instant. */
const isFree = `payload IS NOT NULL AND coalesce(leased_until, 0) <= $1`

const erasePayload = `UPDATE lead SET
  payload = NULL, next_attempt_at = NULL, leased_until = NULL,
  state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END`

/**
 * The erasing half of the outbox. The sealed text stays in dead rows until PostgreSQL's vacuum, and in its log for as
 * long as that is kept: docs/decisions/0055.
 */
export function createErasing(database: Database): Pick<Outbox, 'erase' | 'eraseOld'> {
  return {
    async eraseOld(state, before, now) {
      const age = retentionFrom[state]
      const sql = `${erasePayload} WHERE state = $2 AND ${age} < $3 AND ${isFree}`
      return (await database.query(sql, [now, state, before])).rowCount ?? 0
    },
    erase: (ids, now) =>
      database.transaction(async (client) => {
        // Locked in one order, so that two commands cannot block one another.
        const { rows } = await client.query<{ id: string }>(
          'SELECT id FROM lead WHERE id = ANY ($1) ORDER BY id FOR UPDATE',
          [ids],
        )
        const { rowCount } = await client.query(`${erasePayload} WHERE id = ANY ($2) AND ${isFree}`, [
          now,
          ids,
        ])
        const known = new Set(rows.map(({ id }) => id))
        const { rows: kept } = await client.query<{ id: string }>(
          'SELECT id FROM lead WHERE id = ANY ($1) AND payload IS NOT NULL ORDER BY accepted_at, id',
          [ids],
        )
        return {
          erased: rowCount ?? 0,
          inFlight: kept.map(({ id }) => id),
          unknown: [...new Set(ids)].filter((id) => !known.has(id)),
          remains: 'postgres',
        }
      }),
  }
}
