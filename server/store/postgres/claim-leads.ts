import type { PoolClient } from 'pg'
import { type Endpoint, longestWaitMs } from '#domain/applications/outbox.ts'
import { type ClaimTurn, type LeasedRow, latestLease } from '../claim-turn.ts'
import { hasKey } from './lead-keyring.ts'
import type { Database } from './open-database.ts'

interface Turn extends ClaimTurn {
  /** The id of the key that must be in use. */
  keyId: Buffer
}

/** The endpoint of a row of `lead`, in SQL. */
export const endpointOfRow = `CASE lead.kind WHEN 'application' THEN 'applications' ELSE 'enquiries' END`

/** Of $1, the instant, and $2, the endpoint or null. */
const isDue = `state = 'waiting' AND next_attempt_at <= $1 AND coalesce(leased_until, 0) <= $1
  AND ${endpointOfRow} = coalesce($2, ${endpointOfRow})`

const findDue = `
  SELECT EXISTS (SELECT FROM lead WHERE state = 'waiting' AND next_attempt_at > $3)
    OR EXISTS (SELECT FROM lead WHERE state = 'waiting' AND leased_until > $4)
    OR EXISTS (SELECT FROM delivery_pause WHERE next_probe_at > $3)
    OR EXISTS (SELECT FROM lead WHERE ${isDue} AND NOT EXISTS (
      SELECT FROM delivery_pause WHERE endpoint = ${endpointOfRow} AND next_probe_at > $1)) AS found`

/** Rows that another worker is leasing are skipped, so that workers never wait for one another. */
const leaseWhere = (condition: string) => `
  WITH due AS (
    SELECT id FROM lead WHERE ${isDue} AND ${condition} AND ${hasKey('$5')}
    ORDER BY next_attempt_at, accepted_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
  ), leased AS (
    UPDATE lead SET leased_until = $4 FROM due WHERE lead.id = due.id
    RETURNING lead.id, payload, failures, next_attempt_at, accepted_at
  )
  SELECT id, payload, failures FROM leased ORDER BY next_attempt_at, accepted_at, id`

const lease = leaseWhere(`${endpointOfRow} NOT IN (SELECT endpoint FROM delivery_pause)`)
const leaseProbe = leaseWhere('true')

/** Leases rows to this process. */
export function createClaims(database: Database) {
  return {
    /** False when nothing can be claimed. It writes nothing, because workers ask often. */
    async mayClaim(turn: Turn): Promise<boolean> {
      const { now, endpoint } = turn
      const values = [now, endpoint, now + longestWaitMs, latestLease(turn)]
      const { rows } = await database.query<{ found: boolean }>(findDue, values)
      return rows[0]?.found === true
    },
    claim(turn: Turn): Promise<LeasedRow[]> {
      return database.transaction(async (client) => {
        await correctClocks(client, turn)
        const probes = await claimProbes(client, turn)
        const rows = await leaseRows(client, lease, { ...turn, limit: turn.limit - probes.length })
        return [...probes, ...rows.map((row) => ({ ...row, isProbe: false }))]
      })
    },
  }
}

/** What comes from a clock that was ahead. A lease is shortened and not ended: its holder may still be delivering. */
async function correctClocks(client: PoolClient, turn: Turn): Promise<void> {
  const { now, leaseMs } = turn
  const latest = now + longestWaitMs
  await client.query(
    `UPDATE lead SET next_attempt_at = $1 WHERE state = 'waiting' AND next_attempt_at > $2`,
    [now, latest],
  )
  await client.query(`UPDATE lead SET leased_until = $1 WHERE state = 'waiting' AND leased_until > $2`, [
    now + leaseMs,
    latestLease(turn),
  ])
  await client.query('UPDATE delivery_pause SET next_probe_at = $1 WHERE next_probe_at > $2', [now, latest])
}

/** One lead of each paused endpoint whose probe is due. The row of the pause is locked, so one worker sends it. */
async function claimProbes(client: PoolClient, turn: Turn): Promise<LeasedRow[]> {
  const { now, limit, leaseMs } = turn
  const { rows: due } = await client.query<{ endpoint: Endpoint }>(
    `SELECT endpoint FROM delivery_pause WHERE next_probe_at <= $1 AND endpoint = coalesce($2, endpoint)
     ORDER BY endpoint FOR UPDATE SKIP LOCKED`,
    [now, turn.endpoint],
  )
  const probes: LeasedRow[] = []
  for (const { endpoint } of due) {
    if (probes.length === limit) break
    const [row] = await leaseRows(client, leaseProbe, { ...turn, endpoint, limit: 1 })
    if (!row) continue
    // One probe at a time: the next is due when the lease of this one expires, unless it reports earlier.
    await client.query('UPDATE delivery_pause SET next_probe_at = $1 WHERE endpoint = $2', [
      now + leaseMs,
      endpoint,
    ])
    probes.push({ ...row, isProbe: true })
  }
  return probes
}

async function leaseRows(client: PoolClient, sql: string, { now, leaseMs, endpoint, limit, keyId }: Turn) {
  const values = [now, endpoint, limit, now + leaseMs, keyId]
  return (await client.query<Omit<LeasedRow, 'isProbe'>>(sql, values)).rows
}
