import type { DeliveryPause, DeliveryPauses } from '#domain/leads/outbox.ts'
import type { LeadDatabase, Row } from './lead-database.ts'
import type { QueueColumns } from './queue-columns.ts'

const columns = 'endpoint, failure, since, failures, next_probe_at'

/** The pauses of delivery, stored with the leads so that all processes share them. */
export function createDeliveryPauses(
  { dialect, read, write, transaction }: LeadDatabase,
  { endpoint, nextAttemptAt, leasedUntil, isWaiting }: QueueColumns,
): DeliveryPauses {
  const { lead } = dialect
  const postpone = `UPDATE ${lead} SET ${nextAttemptAt} = :now, ${leasedUntil} = NULL
    WHERE id = :id AND ${isWaiting}`
  // The lead may wait or not. Without one, there is no pause.
  const begin = `INSERT INTO delivery_pause AS pause (${columns})
    SELECT ${endpoint}, :failure, :now, 1, :nextProbeAt FROM ${lead} WHERE id = :id
    ON CONFLICT (endpoint) DO`
  const beginOnly = `${begin} NOTHING RETURNING ${columns}`
  const beginOrExtend = `${begin} UPDATE SET
      failure = excluded.failure, failures = pause.failures + 1, next_probe_at = excluded.next_probe_at,
      since = CASE WHEN excluded.since < pause.since THEN excluded.since ELSE pause.since END
    RETURNING ${columns}`

  const readAll = async () =>
    (await read(`SELECT ${columns} FROM delivery_pause ORDER BY endpoint`)).map(toPause)

  return {
    read: readAll,
    failed: (id, failure, { isProbe, now, nextProbeAt }) =>
      transaction(async (query) => {
        await query(postpone, { id, now })
        const sql = isProbe ? beginOrExtend : beginOnly
        const [row] = await query(sql, { id, failure, now, nextProbeAt })
        return row ? toPause(row) : null
      }),
    async end(endpoint) {
      await write('DELETE FROM delivery_pause WHERE endpoint = :endpoint', { endpoint })
    },
    async probeSoon(now) {
      // Without a pause, nothing is written: a worker that starts need not wait for other processes.
      if ((await readAll()).length === 0) return
      await write('UPDATE delivery_pause SET next_probe_at = :now WHERE next_probe_at > :now', { now })
    },
  }
}

function toPause(row: Row): DeliveryPause {
  return {
    endpoint: row.endpoint as DeliveryPause['endpoint'],
    failure: String(row.failure),
    since: Number(row.since),
    failures: Number(row.failures),
    nextProbeAt: Number(row.next_probe_at),
  }
}
