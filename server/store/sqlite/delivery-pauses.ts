import type { DatabaseSync } from 'node:sqlite'
import type { DeliveryPauses } from '#domain/applications/outbox.ts'
import { pauseColumns, toPause } from '../lead-row.ts'
import { endpointOfRow } from './outbox-schema.ts'

type Write = <T>(work: () => T) => Promise<T>

const select = `SELECT ${pauseColumns} FROM delivery_pause`

/** The pauses of delivery, stored with the leads so that all processes share them. */
export function createDeliveryPauses(db: DatabaseSync, reader: DatabaseSync, write: Write): DeliveryPauses {
  const readAll = reader.prepare(`${select} ORDER BY endpoint`)
  const readOne = db.prepare(`${select} WHERE endpoint = ?`)
  const findEndpoint = db.prepare(`SELECT ${endpointOfRow} AS endpoint FROM application WHERE id = ?`)
  const begin = db.prepare(
    `INSERT INTO delivery_pause VALUES (:endpoint, :failure, :now, 1, :nextProbeAt)
     ON CONFLICT (endpoint) DO UPDATE SET
       failure = :failure, failures = failures + 1, next_probe_at = :nextProbeAt, since = min(since, :now)`,
  )
  const postpone = db.prepare(
    `UPDATE application SET next_attempt_at = ?, leased_until = NULL WHERE id = ? AND state = 'waiting'`,
  )
  const end = db.prepare('DELETE FROM delivery_pause WHERE endpoint = ?')
  const hasten = db.prepare('UPDATE delivery_pause SET next_probe_at = min(next_probe_at, ?)')

  return {
    read: async () => readAll.all().map(toPause),
    failed: (id, failure, { isProbe, now, nextProbeAt }) =>
      write(() => {
        postpone.run(now, id)
        const row = findEndpoint.get(id)
        if (!row) return null
        const endpoint = String(row.endpoint)
        if (!isProbe && readOne.get(endpoint)) return null
        begin.run({ endpoint, failure, now, nextProbeAt })
        return toPause(readOne.get(endpoint) ?? {})
      }),
    async end(endpoint) {
      await write(() => end.run(endpoint))
    },
    async probeSoon(now) {
      if (readAll.get()) await write(() => hasten.run(now))
    },
  }
}
