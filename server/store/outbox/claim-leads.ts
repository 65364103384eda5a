import { type Endpoint, longestWaitMs } from '#domain/leads/outbox.ts'
import type { Query } from '../query.ts'
import type { LeadDatabase, LeadDialect } from './lead-database.ts'
import { hasKey } from './lead-keyring.ts'
import { type QueueColumns, serviceColumns } from './queue-columns.ts'

/** What a worker asks for. Instants are epoch milliseconds. */
interface ClaimTurn {
  now: number
  limit: number
  leaseMs: number
  /** Null: leads of every endpoint of the queue. */
  endpoint: Endpoint | null
  /** The id of the key that must be in use. */
  keyId: Uint8Array
}

export interface LeasedLead {
  id: string
  /** Sealed. */
  payload: Uint8Array
  endpoint: Endpoint
  acceptedAt: number
  failures: number
  isProbe: boolean
  refusal: string | null
}

/** Of a lead that waits for the other destination. */
const refusal = `CASE WHEN ${serviceColumns.state} = 'rejected' THEN ${serviceColumns.lastFailure} END`

/** Due and not leased. */
function isDue({ isWaiting, nextAttemptAt, leasedUntil }: QueueColumns): string {
  return `${isWaiting} AND ${nextAttemptAt} <= :now AND coalesce(${leasedUntil}, 0) <= :now`
}

/** Leases leads of one queue to this process. */
export function createClaims({ dialect, read, transaction }: LeadDatabase, columns: QueueColumns) {
  const queue: Queue = { ...dialect, columns }
  return {
    /** False when nothing can be claimed. It writes nothing, because workers ask often. */
    async mayClaim(turn: ClaimTurn): Promise<boolean> {
      const { now, endpoint } = turn
      const sql = findClaimable(queue, endpoint === null ? columns.endpoints : [endpoint])
      return (
        (await read(sql, { now, latest: now + longestWaitMs, latestLease: latestLease(turn) })).length > 0
      )
    },
    claim: (turn: ClaimTurn): Promise<LeasedLead[]> =>
      transaction(async (query) => {
        await correctClocks(query, queue, turn)
        const probes = await claimProbes(query, queue, turn)
        const isUnpaused = `${columns.endpoint} NOT IN (SELECT endpoint FROM delivery_pause)`
        const rest = { ...turn, limit: turn.limit - probes.length }
        return [...probes, ...(await lease(query, queue, rest, { where: isUnpaused, isProbe: false }))]
      }),
  }
}

interface Queue extends LeadDialect {
  columns: QueueColumns
}

/** By endpoint, so that the leads that wait for a paused one are not read each time the other is asked for. */
function findClaimable({ columns }: Queue, asked: readonly Endpoint[]): string {
  const { isWaiting, nextAttemptAt, leasedUntil, isFor } = columns
  const ahead = [
    `SELECT 1 FROM lead WHERE ${isWaiting} AND ${nextAttemptAt} > :latest`,
    `SELECT 1 FROM lead WHERE ${isWaiting} AND ${leasedUntil} > :latestLease`,
    'SELECT 1 FROM delivery_pause WHERE next_probe_at > :latest',
  ]
  const due = asked.map(
    (endpoint) => `SELECT 1 FROM lead WHERE ${isDue(columns)} AND ${isFor(endpoint)} AND NOT EXISTS (
      SELECT 1 FROM delivery_pause WHERE endpoint = '${endpoint}' AND next_probe_at > :now)`,
  )
  return `SELECT 1 AS found WHERE ${[...ahead, ...due].map((rows) => `EXISTS (${rows})`).join(' OR ')}`
}

/**
 * The latest plausible end of a lease. `now` was read before the store could be used, so another process may have started
 * a lease since, and shortening it would take it from its holder.
 */
function latestLease({ now, leaseMs }: ClaimTurn): number {
  return now + 2 * leaseMs
}

/** What comes from a clock that was ahead. A lease is shortened and not ended: its holder may still be delivering. */
async function correctClocks(query: Query, { columns }: Queue, turn: ClaimTurn): Promise<void> {
  const { isWaiting, nextAttemptAt, leasedUntil } = columns
  const { now, leaseMs } = turn
  const latest = now + longestWaitMs
  await query(`UPDATE lead SET ${nextAttemptAt} = :now WHERE ${isWaiting} AND ${nextAttemptAt} > :latest`, {
    now,
    latest,
  })
  await query(`UPDATE lead SET ${leasedUntil} = :until WHERE ${isWaiting} AND ${leasedUntil} > :latest`, {
    until: now + leaseMs,
    latest: latestLease(turn),
  })
  await query('UPDATE delivery_pause SET next_probe_at = :now WHERE next_probe_at > :latest', { now, latest })
}

/** One lead of each paused endpoint whose probe is due. The row of the pause is kept, so one worker sends it. */
async function claimProbes(query: Query, queue: Queue, turn: ClaimTurn): Promise<LeasedLead[]> {
  const { now, limit, leaseMs } = turn
  const asked = turn.endpoint === null ? queue.columns.endpoints : [turn.endpoint]
  const due = await query(
    `SELECT endpoint FROM delivery_pause
     WHERE next_probe_at <= :now AND ${queue.isIn('endpoint', 'asked')}
     ORDER BY endpoint ${queue.forUpdateSkipLocked}`,
    { now, asked },
  )
  const probes: LeasedLead[] = []
  for (const row of due) {
    if (probes.length === limit) break
    const endpoint = row.endpoint as Endpoint
    const one = { ...turn, endpoint, limit: 1 }
    const [probe] = await lease(query, queue, one, { where: 'true', isProbe: true })
    if (!probe) continue
    // One probe at a time: the next is due when the lease of this one expires, unless it reports earlier.
    await query('UPDATE delivery_pause SET next_probe_at = :until WHERE endpoint = :endpoint', {
      until: now + leaseMs,
      endpoint,
    })
    probes.push(probe)
  }
  return probes
}

/** The rows are found in a query of their own, which PostgreSQL evaluates once: with LIMIT, it must not be repeated. */
async function lease(
  query: Query,
  { forUpdateSkipLocked, columns }: Queue,
  { now, limit, leaseMs, endpoint, keyId }: ClaimTurn,
  { where, isProbe }: { where: string; isProbe: boolean },
): Promise<LeasedLead[]> {
  const ofThese = endpoint === null ? 'true' : columns.isFor(endpoint)
  const rows = await query(
    `WITH due AS (
       SELECT id FROM lead WHERE ${isDue(columns)} AND ${ofThese} AND ${where} AND ${hasKey}
       ORDER BY ${columns.nextAttemptAt}, accepted_at, id LIMIT :limit ${forUpdateSkipLocked}
     )
     UPDATE lead SET ${columns.leasedUntil} = :until WHERE id IN (SELECT id FROM due)
     RETURNING id, payload, accepted_at, ${columns.endpoint} AS endpoint, ${columns.failures} AS failures,
       ${refusal} AS refusal, ${columns.nextAttemptAt} AS due_at`,
    { now, limit, until: now + leaseMs, keyId },
  )
  const leased = rows as unknown as (LeasedLead & { due_at: number; accepted_at: number })[]
  return leased
    .sort((a, b) => a.due_at - b.due_at || a.accepted_at - b.accepted_at || (a.id < b.id ? -1 : 1))
    .map(({ due_at: _, accepted_at: acceptedAt, ...rest }) => ({ ...rest, acceptedAt, isProbe }))
}
