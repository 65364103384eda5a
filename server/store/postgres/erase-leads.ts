import type { Outbox } from '#domain/applications/outbox.ts'
import { hasEnded } from '../retention.ts'
import type { Database } from './open-database.ts'

/** Of $1, the instant. */
const isFree = `payload IS NOT NULL AND coalesce(leased_until, 0) <= $1`

const erasePayload = `UPDATE lead SET
  payload = NULL, next_attempt_at = NULL, leased_until = NULL,
  state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END`

/** One statement: the lock on the one row of `running_time` lets one process at a time add. */
const addTime = `
  WITH added AS (UPDATE running_time SET ms = ms + $1 WHERE ms = $2 RETURNING ms)
  UPDATE lead SET kept_from = added.ms FROM added WHERE ${hasEnded} AND kept_from IS NULL`

/**
 * The erasing half of the outbox. The sealed text stays in dead rows until PostgreSQL's vacuum, and in its log for as
 * long as that is kept: docs/decisions/0014.
 */
export function createErasing(database: Database): Pick<Outbox, 'erase' | 'eraseEnded' | 'runningTime'> {
  return {
    runningTime: {
      async read() {
        const { rows } = await database.query<{ ms: number }>('SELECT ms FROM running_time')
        return Number(rows[0]?.ms)
      },
      async add(ms, since) {
        await database.query(addTime, [ms, since])
      },
    },
    async eraseEnded(state, keptMs) {
      const sql = `${erasePayload} WHERE state = $1 AND payload IS NOT NULL
        AND kept_from <= (SELECT ms FROM running_time) - $2::bigint`
      return (await database.query(sql, [state, keptMs])).rowCount ?? 0
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
