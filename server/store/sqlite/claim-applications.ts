import type { DatabaseSync } from 'node:sqlite'
import { longestWaitMs } from '#domain/applications/outbox.ts'

export interface LeasedRow {
  id: string
  payload: unknown
  failures: number
}

interface Turn {
  now: number
  limit: number
  leaseMs: number
}

const isDue = `state = 'waiting' AND next_attempt_at <= :now AND coalesce(leased_until, 0) <= :now`

/** Leases rows to this process. `mayClaim` reads only; `claim` needs a write transaction. */
export function createClaims(db: DatabaseSync, reader: DatabaseSync) {
  const findDue = reader.prepare(`SELECT 1 FROM application WHERE ${isDue} LIMIT 1`)
  const findAhead = reader.prepare(
    `SELECT 1 FROM application WHERE state = 'waiting' AND (next_attempt_at > ? OR leased_until > ?)
     UNION ALL SELECT 1 FROM delivery_pause WHERE next_probe_at > ?
     LIMIT 1`,
  )
  const isPaused = reader.prepare('SELECT 1 FROM delivery_pause WHERE next_probe_at > ?')
  const dueNow = db.prepare(
    `UPDATE application SET next_attempt_at = ? WHERE state = 'waiting' AND next_attempt_at > ?`,
  )
  // A lease is shortened and not ended, because its holder may still be delivering.
  const shorten = db.prepare(
    `UPDATE application SET leased_until = :until WHERE state = 'waiting' AND leased_until > :latest`,
  )
  const probeNow = db.prepare('UPDATE delivery_pause SET next_probe_at = ? WHERE next_probe_at > ?')
  const readPause = db.prepare('SELECT next_probe_at AS probe FROM delivery_pause')
  const holdProbe = db.prepare('UPDATE delivery_pause SET next_probe_at = ?')
  // SQLite has one writer a file, so this UPDATE leases a row to one worker only.
  const lease = db.prepare(
    `UPDATE application SET leased_until = :now + :leaseMs WHERE id IN (
       SELECT id FROM application
       WHERE ${isDue}
       ORDER BY next_attempt_at, accepted_at, id LIMIT :limit
     ) RETURNING id, payload, failures, next_attempt_at AS due`,
  )

  return {
    /** False when nothing can be claimed. It takes no write lock, because workers ask often. */
    mayClaim({ now, leaseMs }: Turn): boolean {
      const latest = now + longestWaitMs
      if (findAhead.get(latest, latestLease(now, leaseMs), latest)) return true
      return Boolean(findDue.get({ now })) && !isPaused.get(now)
    },
    claim({ now, limit, leaseMs }: Turn): { rows: LeasedRow[]; isProbe: boolean } {
      const latest = now + longestWaitMs
      dueNow.run(now, latest)
      shorten.run({ until: now + leaseMs, latest: latestLease(now, leaseMs) })
      probeNow.run(now, latest)
      const pause = readPause.get()
      const isProbe = pause !== undefined
      if (isProbe && Number(pause.probe) > now) return { rows: [], isProbe }
      const rows = lease.all({ now, leaseMs, limit: isProbe ? Math.min(1, limit) : limit })
      // One probe at a time: the next is due when the lease of this one expires, unless it reports earlier.
      if (isProbe && rows.length > 0) holdProbe.run(now + leaseMs)
      rows.sort((a, b) => Number(a.due) - Number(b.due))
      return { rows: rows.map(toLeased), isProbe }
    },
  }
}

/**
 * The latest plausible end of a lease. `now` was read before waiting for the file, so another process may have started a
 * lease since, and shortening it would take it from its holder.
 */
function latestLease(now: number, leaseMs: number): number {
  return now + 2 * leaseMs
}

function toLeased(row: Record<string, unknown>): LeasedRow {
  return { id: String(row.id), payload: row.payload, failures: Number(row.failures) }
}
