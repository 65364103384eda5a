import { randomBytes } from 'node:crypto'
import type { Claimed, Outbox, WriteCheck } from '#domain/applications/outbox.ts'
import { withinTime } from '../../within-time.ts'
import { createHeldLeases } from '../held-leases.ts'
import { OtherKeyError } from '../lead-keys.ts'
import type { KeyPlace } from '../open-with-key.ts'
import { compareWithKnown, type SealedColumns, sealLead, tryOpenLead } from '../sealed-lead.ts'
import { createWriteCheck, fillerBytes } from '../write-check.ts'
import { createClaims } from './claim-leads.ts'
import { isAway, retryWhileAway } from './database-away.ts'
import { createDeliveryPauses } from './delivery-pauses.ts'
import { createErasing } from './erase-leads.ts'
import { createKeyring, hasKey, type KeysInUse, withKeys } from './lead-keyring.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createOutboxReader } from './outbox-reader.ts'

interface OutboxOptions {
  /** How long `add` tries again while the database is away. Shorter than a request may take. */
  addMs?: number
}

/** A statement that takes longer fails, and its connection is dropped. Shorter than `addMs`, so that `add` tries again. */
const statementMs = 5_000

/**
 * Applications and enquiries in PostgreSQL, each sealed with the application key. While the database is away, at the start
 * too, every method rejects, and `add` first tries again for `addMs`.
 *
 * @throws {Error} when the key cannot be read or the leads are sealed with another one (`OtherKeyError`).
 */
export async function openPostgresOutbox(
  url: string,
  place: KeyPlace,
  options: OutboxOptions = {},
): Promise<Outbox> {
  const database = openDatabase(url, { statementMs })
  const keyring = createKeyring(database, place)
  try {
    await keyring.keys()
  } catch (error) {
    if (!isAway(error)) {
      await database.close()
      throw error
    }
  }
  return createOutbox(database, keyring, options)
}

/**
 * Of the size of an application in a table that is not logged, which shows that the disk is full; and a few bytes in one
 * that is: 16 KB every two seconds would be 0.7 GB a day for each node in the log of all servers and in its archive.
 */
const check = `
  WITH space AS (
    INSERT INTO space_check (filler) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET filler = $1
  )
  INSERT INTO write_check (filler) VALUES ($2) ON CONFLICT (only_row) DO UPDATE SET filler = $2`

/** No row when the id is known or the leads are sealed with another key. */
const insert = `
  INSERT INTO lead (id, kind, state, accepted_at, next_attempt_at, payload, digest)
  SELECT $1, $2, 'waiting', $3::bigint, $3::bigint, $4::bytea, $5::bytea WHERE ${hasKey('$6')}
  ON CONFLICT (id) DO NOTHING`

function createOutbox(
  database: Database,
  keyring: ReturnType<typeof createKeyring>,
  { addMs = 15_000 }: OutboxOptions,
): Outbox {
  const leases = createHeldLeases()
  const claims = createClaims(database)

  /** Keeps the lease in mind until the outcome is written, because a write that failed may be repeated. */
  async function endLease(id: string, sql: string, values: (until: number | null) => unknown[]) {
    const until = leases.endOf(id)
    await database.query(sql, values(until))
    leases.forget(id, until)
  }

  const park = (id: string, failure: string, now: number) =>
    endLease(
      id,
      `UPDATE lead SET state = 'rejected', failures = failures + 1, last_failure = $1, rejected_at = $2,
         next_attempt_at = NULL, leased_until = NULL
       WHERE id = $3 AND state = 'waiting' AND leased_until IS NOT DISTINCT FROM $4::bigint`,
      (until) => [failure, now, id, until],
    )

  async function requireKeyInUse({ keyId }: KeysInUse): Promise<void> {
    const { rows } = await database.query<{ ours: boolean }>(`SELECT ${hasKey('$1')} AS ours`, [keyId])
    if (!rows[0]?.ours) throw new OtherKeyError('The applications were encrypted with a new key meanwhile')
  }

  const addOnce: Outbox['add'] = (lead, now) =>
    withKeys(keyring, async (keys) => {
      const sealed = sealLead(lead, keys)
      const { id, kind, payload, digest } = sealed
      const { rowCount } = await database.query(insert, [id, kind, now, payload, digest, keys.keyId])
      if (rowCount === 1) return { state: 'added' }
      await requireKeyInUse(keys)
      const known = await database.query<SealedColumns & object>(
        'SELECT payload, digest FROM lead WHERE id = $1',
        [id],
      )
      return compareWithKnown(sealed, known.rows[0], keys)
    })

  return {
    ...createOutboxReader(database, keyring),
    ...createErasing(database),
    pauses: createDeliveryPauses(database),
    checkWritable: createWriteCheck(
      async () => {
        await requireKeyInUse(await keyring.keys())
        await database.query(check, [randomBytes(fillerBytes), randomBytes(16)])
      },
      { stateOf, late: 'away' },
    ),
    /** A commit whose answer was lost is repeated; the id then is a known one with the same digest. */
    add: (lead, now) =>
      withinTime(
        addMs,
        retryWhileAway(() => addOnce(lead, now), { forMs: addMs }),
        `The database has not answered for ${addMs / 1_000} s`,
      ),
    claim: (now, { limit, leaseMs, endpoint = null }) =>
      withKeys(keyring, async (keys) => {
        const turn = { now, limit, leaseMs, endpoint, keyId: keys.keyId }
        if (limit < 1 || !(await claims.mayClaim(turn))) return []
        const claimed: Claimed[] = []
        for (const { id, payload, failures, isProbe } of await claims.claim(turn)) {
          leases.begin(id, now + leaseMs)
          const lead = tryOpenLead(id, payload, keys.key)
          if (lead) claimed.push({ lead, failures, isProbe })
          else await park(id, 'unreadable', now)
        }
        if (claimed.length === 0) await requireKeyInUse(keys)
        return claimed
      }),
    delivered: (id, now) =>
      endLease(
        id,
        `UPDATE lead SET state = 'delivered', delivered_at = $1, kept_from = NULL, next_attempt_at = NULL,
           leased_until = NULL
         WHERE id = $2 AND state <> 'delivered'`,
        () => [now, id],
      ),
    failed: (id, failure, nextAttemptAt) =>
      endLease(
        id,
        `UPDATE lead SET failures = failures + 1, last_failure = $1, next_attempt_at = $2, leased_until = NULL
         WHERE id = $3 AND state = 'waiting' AND leased_until IS NOT DISTINCT FROM $4::bigint`,
        (until) => [failure, nextAttemptAt, id, until],
      ),
    rejected: park,
    async retry(id, now) {
      const { rowCount } = await database.query(
        `UPDATE lead SET state = 'waiting', next_attempt_at = $1, rejected_at = NULL, kept_from = NULL
         WHERE id = $2 AND state IN ('waiting', 'rejected')`,
        [now, id],
      )
      return rowCount === 1
    },
    async release(ids, now) {
      for (const id of ids) {
        await endLease(
          id,
          `UPDATE lead SET leased_until = NULL, next_attempt_at = least(next_attempt_at, $1)
           WHERE id = $2 AND state = 'waiting' AND leased_until = $3`,
          (until) => [now, id, until],
        )
      }
    },
    close: () => database.close(),
  }
}

const diskFull = '53100'

function stateOf(error: unknown): WriteCheck['state'] {
  if (isAway(error)) return 'away'
  return error instanceof Error && 'code' in error && error.code === diskFull ? 'full' : 'failed'
}
