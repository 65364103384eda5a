import type { Claimed, DeliveryPause, DeliveryPauses, EmailUse, LeadQueue } from '#domain/leads/outbox.ts'
import type { Row, Values } from '../query.ts'
import { createClaims } from './claim-leads.ts'
import type { LeadDatabase } from './lead-database.ts'
import { type LeadKeyring, requireKeyInUse, withKeys } from './lead-keyring.ts'
import { emailColumns, endedWith, type QueueColumns, serviceColumns } from './queue-columns.ts'
import { tryOpenLead } from './sealed-lead.ts'

interface QueueOptions {
  keyring: LeadKeyring
  columns: QueueColumns
  emails: EmailUse
}

/** The leads that wait for one destination, in its columns of the table of leads. */
export function createQueue(database: LeadDatabase, { keyring, columns, emails }: QueueOptions): LeadQueue {
  const { write } = database
  const { state, nextAttemptAt, leasedUntil, failures, lastFailure, isWaiting } = columns
  const claims = createClaims(database, columns)
  /** The leases of this process. Another worker may hold a lease on the same lead after its end. */
  const leases = new Map<string, Lease>()

  const ended = endedWith(columns, emails)
  const endAs = (outcome: string) =>
    ended.map(
      (each) => `${each.state} = '${outcome}', ${each.nextAttemptAt} = NULL, ${each.leasedUntil} = NULL`,
    )
  const isStamped = ended.includes(serviceColumns)
  const stamp = (column: string) => (isStamped ? `, ${column} = :now` : '')
  const stampAt = (now: number): Values => (isStamped ? { now } : {})

  const isLeased = `id = :id AND ${state} = 'waiting' AND ${leasedUntil} IS NOT DISTINCT FROM :until`
  const deliver = `UPDATE lead SET ${endAs('delivered')}, kept_from = NULL${stamp('delivered_at')}
    WHERE id = :id AND ${state} <> 'delivered'`
  const fail = `UPDATE lead SET ${failures} = ${failures} + 1, ${lastFailure} = :failure,
      ${nextAttemptAt} = :nextAttemptAt, ${leasedUntil} = NULL
    WHERE ${isLeased}`
  const reject = `UPDATE lead SET ${endAs('rejected')}, ${failures} = ${failures} + 1,
      ${lastFailure} = :failure${stamp('rejected_at')}${tellOfRefusal(columns, emails)}
    WHERE ${isLeased}`
  // An email that was written before the refusal does not tell of it: it is due again.
  const isUntold = `${serviceColumns.state} = 'rejected' AND payload IS NOT NULL`
  const deliverOrTell = `UPDATE lead SET kept_from = NULL, ${leasedUntil} = NULL,
      ${state} = CASE WHEN ${isUntold} THEN 'waiting' ELSE 'delivered' END,
      ${nextAttemptAt} = CASE WHEN ${isUntold} THEN 0 END
    WHERE id = :id AND ${state} <> 'delivered'`
  const giveBack = `UPDATE lead SET ${leasedUntil} = NULL,
      ${nextAttemptAt} = CASE WHEN ${nextAttemptAt} > :now THEN :now ELSE ${nextAttemptAt} END
    WHERE id = :id AND ${isWaiting} AND ${leasedUntil} = :until`

  /** Keeps the lease in mind until the outcome is on disk, because a write that failed may be repeated. */
  async function endLease(
    id: string,
    writeOutcome: (until: number | null) => Promise<unknown>,
  ): Promise<void> {
    const lease = leases.get(id)
    await writeOutcome(lease?.until ?? null)
    // One that was begun since is kept.
    if (leases.get(id) === lease) leases.delete(id)
  }

  const park: LeadQueue['rejected'] = (id, failure, now) =>
    endLease(id, (until) => write(reject, { id, failure, until, ...stampAt(now) }))

  return {
    endpoints: columns.endpoints,
    pauses: createDeliveryPauses(database, columns),
    claim: (now, { limit, leaseMs, endpoint = null }) =>
      withKeys(keyring, async (keys) => {
        const turn = { now, limit, leaseMs, endpoint, keyId: keys.keyId }
        if (limit < 1 || !(await claims.mayClaim(turn))) return []
        const claimed: Claimed[] = []
        for (const { id, payload, ...rest } of await claims.claim(turn)) {
          leases.set(id, { until: now + leaseMs, isRefusalTold: rest.refusal !== null })
          const lead = tryOpenLead(id, payload, keys.key)
          if (lead) claimed.push({ lead, ...rest })
          else await park(id, 'unreadable', now)
        }
        if (claimed.length === 0) await requireKeyInUse(database, keys)
        return claimed
      }),
    delivered: (id, now) =>
      endLease(id, () => {
        const mayBeUntold = mayTell(columns, emails) && leases.get(id)?.isRefusalTold === false
        return mayBeUntold ? write(deliverOrTell, { id }) : write(deliver, { id, ...stampAt(now) })
      }),
    failed: (id, failure, nextAttemptAt) =>
      endLease(id, (until) => write(fail, { id, failure, nextAttemptAt, until })),
    rejected: park,
    async release(ids, now) {
      for (const id of ids) await endLease(id, (until) => write(giveBack, { id, now, until }))
    },
  }
}

interface Lease {
  until: number
  /** Whether the lead was leased with its refusal by the lead service. */
  isRefusalTold: boolean
}

/** Whether emails tell of leads that the lead service has refused. */
function mayTell(columns: QueueColumns, emails: EmailUse): boolean {
  return columns === emailColumns && emails === 'beside'
}

/** Makes the email of a refused lead due again. One that waits will tell of the refusal. */
function tellOfRefusal(columns: QueueColumns, emails: EmailUse): string {
  if (columns !== serviceColumns || emails !== 'beside') return ''
  const { state, nextAttemptAt } = emailColumns
  return `, ${state} = CASE ${state} WHEN 'delivered' THEN 'waiting' ELSE ${state} END,
      ${nextAttemptAt} = CASE ${state} WHEN 'delivered' THEN 0 ELSE ${nextAttemptAt} END`
}

const pauseColumns = 'endpoint, failure, since, failures, next_probe_at'

/** The pauses of delivery, stored with the leads so that all processes share them. */
function createDeliveryPauses(
  { read, write, transaction }: LeadDatabase,
  { endpoint, nextAttemptAt, leasedUntil, isWaiting }: QueueColumns,
): DeliveryPauses {
  const postpone = `UPDATE lead SET ${nextAttemptAt} = :now, ${leasedUntil} = NULL
    WHERE id = :id AND ${isWaiting}`
  // The lead may wait or not. Without one, there is no pause.
  const begin = `INSERT INTO delivery_pause AS pause (${pauseColumns})
    SELECT ${endpoint}, :failure, :now, 1, :nextProbeAt FROM lead WHERE id = :id
    ON CONFLICT (endpoint) DO`
  const beginOnly = `${begin} NOTHING RETURNING ${pauseColumns}`
  const beginOrExtend = `${begin} UPDATE SET
      failure = excluded.failure, failures = pause.failures + 1, next_probe_at = excluded.next_probe_at,
      since = CASE WHEN excluded.since < pause.since THEN excluded.since ELSE pause.since END
    RETURNING ${pauseColumns}`

  const readAll = async () =>
    (await read(`SELECT ${pauseColumns} FROM delivery_pause ORDER BY endpoint`)).map(toPause)

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
