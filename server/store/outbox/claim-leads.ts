import { type Endpoint, endpoints, longestWaitMs } from '#domain/leads/outbox.ts'
import type { LeadDatabase, LeadDialect, Query } from './lead-database.ts'
import { hasKey } from './lead-keyring.ts'

/** What a worker asks for. Instants are epoch milliseconds. */
interface ClaimTurn {
  now: number
  limit: number
  leaseMs: number
  /** Null: leads of both. */
  endpoint: Endpoint | null
  /** The id of the key that must be in use. */
  keyId: Uint8Array
}

export interface LeasedLead {
  id: string
  /** Sealed. */
  payload: Uint8Array
  failures: number
  isProbe: boolean
}

/** The endpoint of a lead, in SQL. */
export const endpointOfLead = `CASE kind WHEN 'application' THEN 'applications' ELSE 'enquiries' END`

const ofEndpoint = { applications: `kind = 'application'`, enquiries: `kind <> 'application'` }

const isDue = `state = 'waiting' AND next_attempt_at <= :now AND coalesce(leased_until, 0) <= :now`

/** Leases leads to this process. */
export function createClaims({ dialect, read, transaction }: LeadDatabase) {
  return {
    /** False when nothing can be claimed. It writes nothing, because workers ask often. */
    async mayClaim(turn: ClaimTurn): Promise<boolean> {
      const { now, endpoint } = turn
      const sql = findClaimable(dialect, endpoint === null ? endpoints : [endpoint])
      return (
        (await read(sql, { now, latest: now + longestWaitMs, latestLease: latestLease(turn) })).length > 0
      )
    },
    claim: (turn: ClaimTurn): Promise<LeasedLead[]> =>
      transaction(async (query) => {
        await correctClocks(query, dialect, turn)
        const probes = await claimProbes(query, dialect, turn)
        const isUnpaused = `${endpointOfLead} NOT IN (SELECT endpoint FROM delivery_pause)`
        const rest = { ...turn, limit: turn.limit - probes.length }
        return [...probes, ...(await lease(query, dialect, rest, { where: isUnpaused, isProbe: false }))]
      }),
  }
}

/** By endpoint, so that the leads that wait for a paused one are not read each time the other is asked for. */
function findClaimable({ lead }: LeadDialect, asked: readonly Endpoint[]): string {
  const ahead = [
    `SELECT 1 FROM ${lead} WHERE state = 'waiting' AND next_attempt_at > :latest`,
    `SELECT 1 FROM ${lead} WHERE state = 'waiting' AND leased_until > :latestLease`,
    'SELECT 1 FROM delivery_pause WHERE next_probe_at > :latest',
  ]
  const due = asked.map(
    (endpoint) => `SELECT 1 FROM ${lead} WHERE ${isDue} AND ${ofEndpoint[endpoint]} AND NOT EXISTS (
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
async function correctClocks(query: Query, { lead }: LeadDialect, turn: ClaimTurn): Promise<void> {
  const { now, leaseMs } = turn
  const latest = now + longestWaitMs
  await query(
    `UPDATE ${lead} SET next_attempt_at = :now WHERE state = 'waiting' AND next_attempt_at > :latest`,
    { now, latest },
  )
  await query(`UPDATE ${lead} SET leased_until = :until WHERE state = 'waiting' AND leased_until > :latest`, {
    until: now + leaseMs,
    latest: latestLease(turn),
  })
  await query('UPDATE delivery_pause SET next_probe_at = :now WHERE next_probe_at > :latest', { now, latest })
}

/** One lead of each paused endpoint whose probe is due. The row of the pause is kept, so one worker sends it. */
async function claimProbes(query: Query, dialect: LeadDialect, turn: ClaimTurn): Promise<LeasedLead[]> {
  const { now, limit, leaseMs } = turn
  const due = await query(
    `SELECT endpoint FROM delivery_pause
     WHERE next_probe_at <= :now AND endpoint = coalesce(:endpoint, endpoint)
     ORDER BY endpoint ${dialect.forUpdateSkipLocked}`,
    { now, endpoint: turn.endpoint },
  )
  const probes: LeasedLead[] = []
  for (const row of due) {
    if (probes.length === limit) break
    const endpoint = row.endpoint as Endpoint
    const one = { ...turn, endpoint, limit: 1 }
    const [probe] = await lease(query, dialect, one, { where: 'true', isProbe: true })
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
  { lead, forUpdateSkipLocked }: LeadDialect,
  { now, limit, leaseMs, endpoint, keyId }: ClaimTurn,
  { where, isProbe }: { where: string; isProbe: boolean },
): Promise<LeasedLead[]> {
  const ofThese = endpoint === null ? 'true' : ofEndpoint[endpoint]
  const rows = await query(
    `WITH due AS (
       SELECT id FROM ${lead} WHERE ${isDue} AND ${ofThese} AND ${where} AND ${hasKey}
       ORDER BY next_attempt_at, accepted_at, id LIMIT :limit ${forUpdateSkipLocked}
     )
     UPDATE ${lead} SET leased_until = :until WHERE id IN (SELECT id FROM due)
     RETURNING id, payload, failures, next_attempt_at, accepted_at`,
    { now, limit, until: now + leaseMs, keyId },
  )
  const leased = rows as unknown as (LeasedLead & { next_attempt_at: number; accepted_at: number })[]
  return leased
    .sort(
      (a, b) =>
        a.next_attempt_at - b.next_attempt_at || a.accepted_at - b.accepted_at || (a.id < b.id ? -1 : 1),
    )
    .map(({ id, payload, failures }) => ({ id, payload, failures, isProbe }))
}
