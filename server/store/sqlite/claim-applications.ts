import type { DatabaseSync } from 'node:sqlite'
import { type Endpoint, endpoints, longestWaitMs } from '#domain/applications/outbox.ts'
import { type ClaimTurn, type LeasedRow, latestLease } from '../claim-turn.ts'
import { endpointOfRow } from './outbox-schema.ts'

const isDue = `state = 'waiting' AND next_attempt_at <= :now AND coalesce(leased_until, 0) <= :now`

/** Leases rows to this process. `mayClaim` reads only; `claim` needs a write transaction. */
export function createClaims(db: DatabaseSync, reader: DatabaseSync) {
  // By endpoint, so that the leads that wait for one are not read each time the other is asked for.
  const findDue = {
    applications: findDueOf('applications', "kind = 'application'"),
    enquiries: findDueOf('enquiries', "kind <> 'application'"),
  }
  const findAhead = reader.prepare(
    `SELECT 1 FROM application WHERE state = 'waiting' AND next_attempt_at > ?
     UNION ALL SELECT 1 FROM application WHERE state = 'waiting' AND leased_until > ?
     UNION ALL SELECT 1 FROM delivery_pause WHERE next_probe_at > ?
     LIMIT 1`,
  )
  const dueNow = db.prepare(
    `UPDATE application SET next_attempt_at = ? WHERE state = 'waiting' AND next_attempt_at > ?`,
  )
  // A lease is shortened and not ended, because its holder may still be delivering.
  const shorten = db.prepare(
    `UPDATE application SET leased_until = :until WHERE state = 'waiting' AND leased_until > :latest`,
  )
  const probeNow = db.prepare('UPDATE delivery_pause SET next_probe_at = ? WHERE next_probe_at > ?')
  const findProbes = db.prepare(
    `SELECT endpoint FROM delivery_pause
     WHERE next_probe_at <= :now AND endpoint = coalesce(:endpoint, endpoint) ORDER BY endpoint`,
  )
  const holdProbe = db.prepare('UPDATE delivery_pause SET next_probe_at = ? WHERE endpoint = ?')
  // SQLite has one writer a file, so this UPDATE leases a row to one worker only.
  const leaseWhere = (condition: string) =>
    db.prepare(
      `UPDATE application SET leased_until = :now + :leaseMs WHERE id IN (
         SELECT id FROM application
         WHERE ${isDue} AND ${condition} AND ${endpointOfRow} = coalesce(:endpoint, ${endpointOfRow})
         ORDER BY next_attempt_at, accepted_at, id LIMIT :limit
       ) RETURNING id, payload, failures, next_attempt_at AS due`,
    )
  const lease = leaseWhere(`${endpointOfRow} NOT IN (SELECT endpoint FROM delivery_pause)`)
  const leaseProbe = leaseWhere('true')

  function findDueOf(endpoint: Endpoint, ofKind: string) {
    return reader.prepare(
      `SELECT 1 FROM application WHERE ${isDue} AND ${ofKind} AND NOT EXISTS (
         SELECT 1 FROM delivery_pause WHERE endpoint = '${endpoint}' AND next_probe_at > :now
       ) LIMIT 1`,
    )
  }

  /** One lead of each paused endpoint whose probe is due. */
  function claimProbes({ now, limit, leaseMs, endpoint: only }: ClaimTurn): LeasedRow[] {
    const probes: LeasedRow[] = []
    for (const { endpoint } of findProbes.all({ now, endpoint: only })) {
      const rest = limit - probes.length
      const [row] = rest > 0 ? leaseProbe.all({ now, leaseMs, limit: 1, endpoint: String(endpoint) }) : []
      if (!row) continue
      // One probe at a time: the next is due when the lease of this one expires, unless it reports earlier.
      holdProbe.run(now + leaseMs, String(endpoint))
      probes.push(toLeased(row, { isProbe: true }))
    }
    return probes
  }

  return {
    /** False when nothing can be claimed. It takes no write lock, because workers ask often. */
    mayClaim(turn: ClaimTurn): boolean {
      const { now, endpoint } = turn
      const latest = now + longestWaitMs
      if (findAhead.get(latest, latestLease(turn), latest)) return true
      const asked = endpoint === null ? endpoints : [endpoint]
      return asked.some((each) => findDue[each].get({ now }))
    },
    claim(turn: ClaimTurn): LeasedRow[] {
      const { now, limit, leaseMs, endpoint } = turn
      const latest = now + longestWaitMs
      dueNow.run(now, latest)
      shorten.run({ until: now + leaseMs, latest: latestLease(turn) })
      probeNow.run(now, latest)
      const probes = claimProbes(turn)
      const rows = lease.all({ now, leaseMs, limit: limit - probes.length, endpoint })
      rows.sort((a, b) => Number(a.due) - Number(b.due))
      return [...probes, ...rows.map((row) => toLeased(row, { isProbe: false }))]
    },
  }
}

function toLeased(row: Record<string, unknown>, { isProbe }: { isProbe: boolean }): LeasedRow {
  return {
    id: String(row.id),
    payload: row.payload as Uint8Array,
    failures: Number(row.failures),
    isProbe,
  }
}
