import type { Claimed, Outbox } from '#domain/leads/outbox.ts'
import { createClaims } from './claim-leads.ts'
import { createDeliveryPauses } from './delivery-pauses.ts'
import { createErasing } from './erase-leads.ts'
import type { LeadDatabase } from './lead-database.ts'
import { hasKey, type KeysInUse, type LeadKeyring, withKeys } from './lead-keyring.ts'
import { OtherKeyError } from './lead-keys.ts'
import { createReading } from './read-leads.ts'
import { compareWithKnown, type SealedColumns, sealLead, tryOpenLead } from './sealed-lead.ts'
import { createWriteCheck } from './write-check.ts'

/** Leads in `database`, each sealed with the key of `keyring`. Several processes may share the database. */
export function createOutbox(database: LeadDatabase, keyring: LeadKeyring): Outbox {
  const { dialect, read, write } = database
  const { lead } = dialect
  const claims = createClaims(database)
  /** When each lease of this process ends. Another worker may hold a lease on the same lead after that. */
  const leaseEnds = new Map<string, number>()

  // No row when the id is known or the leads are sealed with another key.
  const insert = `INSERT INTO ${lead} (id, kind, state, accepted_at, next_attempt_at, payload, digest)
    SELECT :id, :kind, 'waiting', :now, :now, :payload, :digest WHERE ${hasKey}
    ON CONFLICT (id) DO NOTHING RETURNING id`
  const isLeased = `id = :id AND state = 'waiting' AND leased_until IS NOT DISTINCT FROM :until`
  const deliver = `UPDATE ${lead} SET state = 'delivered', delivered_at = :now, kept_from = NULL,
      next_attempt_at = NULL, leased_until = NULL
    WHERE id = :id AND state <> 'delivered'`
  const fail = `UPDATE ${lead} SET failures = failures + 1, last_failure = :failure, next_attempt_at = :nextAttemptAt,
      leased_until = NULL
    WHERE ${isLeased}`
  const reject = `UPDATE ${lead} SET state = 'rejected', failures = failures + 1, last_failure = :failure,
      rejected_at = :now, next_attempt_at = NULL, leased_until = NULL
    WHERE ${isLeased}`
  const makeDue = `UPDATE ${lead} SET state = 'waiting', next_attempt_at = :now, rejected_at = NULL, kept_from = NULL
    WHERE id = :id AND state IN ('waiting', 'rejected') RETURNING id`
  const giveBack = `UPDATE ${lead} SET leased_until = NULL,
      next_attempt_at = CASE WHEN next_attempt_at > :now THEN :now ELSE next_attempt_at END
    WHERE id = :id AND state = 'waiting' AND leased_until = :until`

  /** Keeps the lease in mind until the outcome is on disk, because a write that failed may be repeated. */
  async function endLease(
    id: string,
    writeOutcome: (until: number | null) => Promise<unknown>,
  ): Promise<void> {
    const until = leaseEnds.get(id) ?? null
    await writeOutcome(until)
    // One that was begun since is kept.
    if (leaseEnds.get(id) === until) leaseEnds.delete(id)
  }

  const park: Outbox['rejected'] = (id, failure, now) =>
    endLease(id, (until) => write(reject, { id, failure, now, until }))

  async function requireKeyInUse({ keyId }: KeysInUse): Promise<void> {
    const found = await read(`SELECT 1 AS found WHERE ${hasKey}`, { keyId })
    if (found.length === 0) throw new OtherKeyError('The leads were sealed with a new key meanwhile')
  }

  return {
    ...createReading(database, keyring),
    ...createErasing(database),
    pauses: createDeliveryPauses(database),
    checkWritable: createWriteCheck(async () => {
      await requireKeyInUse(await keyring.keys())
      await database.fill()
    }, database),
    add: (lead, now) =>
      withKeys(keyring, async (keys) => {
        const sealed = sealLead(lead, keys)
        const { id, kind, payload, digest } = sealed
        const added = await write(insert, { id, kind, now, payload, digest, keyId: keys.keyId })
        if (added.length === 1) return { state: 'added' }
        await requireKeyInUse(keys)
        const [known] = await read(`SELECT payload, digest FROM ${dialect.lead} WHERE id = :id`, { id })
        return compareWithKnown(sealed, known as SealedColumns | undefined, keys)
      }),
    claim: (now, { limit, leaseMs, endpoint = null }) =>
      withKeys(keyring, async (keys) => {
        const turn = { now, limit, leaseMs, endpoint, keyId: keys.keyId }
        if (limit < 1 || !(await claims.mayClaim(turn))) return []
        const claimed: Claimed[] = []
        for (const { id, payload, failures, isProbe } of await claims.claim(turn)) {
          leaseEnds.set(id, now + leaseMs)
          const lead = tryOpenLead(id, payload, keys.key)
          if (lead) claimed.push({ lead, failures, isProbe })
          else await park(id, 'unreadable', now)
        }
        if (claimed.length === 0) await requireKeyInUse(keys)
        return claimed
      }),
    delivered: (id, now) => endLease(id, () => write(deliver, { id, now })),
    failed: (id, failure, nextAttemptAt) =>
      endLease(id, (until) => write(fail, { id, failure, nextAttemptAt, until })),
    rejected: park,
    async retry(id, now) {
      return (await write(makeDue, { id, now })).length === 1
    },
    async release(ids, now) {
      for (const id of ids) await endLease(id, (until) => write(giveBack, { id, now, until }))
    },
    close: database.close,
  }
}
