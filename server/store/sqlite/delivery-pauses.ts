import type { DatabaseSync } from 'node:sqlite'
import type { DeliveryPause, DeliveryPauses } from '#domain/applications/outbox.ts'

type Write = <T>(work: () => T) => Promise<T>

const select = 'SELECT failure, since, failures, next_probe_at FROM delivery_pause'

/** The pause of delivery, stored with the applications so that all processes share it. */
export function createDeliveryPauses(db: DatabaseSync, reader: DatabaseSync, write: Write): DeliveryPauses {
  const read = reader.prepare(select)
  const readAgain = db.prepare(select)
  const begin = db.prepare(
    `INSERT INTO delivery_pause VALUES (1, :failure, :now, 1, :nextProbeAt)
     ON CONFLICT (only) DO UPDATE SET
       failure = :failure, failures = failures + 1, next_probe_at = :nextProbeAt, since = min(since, :now)`,
  )
  const postpone = db.prepare(
    `UPDATE application SET next_attempt_at = ?, leased_until = NULL WHERE id = ? AND state = 'waiting'`,
  )
  const end = db.prepare('DELETE FROM delivery_pause')
  const hasten = db.prepare('UPDATE delivery_pause SET next_probe_at = min(next_probe_at, ?)')

  return {
    read: async () => toPause(read.get()),
    failed: (id, failure, { isProbe, now, nextProbeAt }) =>
      write(() => {
        postpone.run(now, id)
        if (!isProbe && readAgain.get()) return null
        begin.run({ failure, now, nextProbeAt })
        return toPause(readAgain.get())
      }),
    async end() {
      await write(() => end.run())
    },
    async probeSoon(now) {
      if (read.get()) await write(() => hasten.run(now))
    },
  }
}

function toPause(row: Record<string, unknown> | undefined): DeliveryPause | null {
  if (!row) return null
  return {
    failure: String(row.failure),
    since: Number(row.since),
    failures: Number(row.failures),
    nextProbeAt: Number(row.next_probe_at),
  }
}
