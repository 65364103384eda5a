import type { DatabaseSync } from 'node:sqlite'
import type { Addition, Claimed, Outbox } from '#domain/applications/outbox.ts'
import { createHeldLeases } from '../held-leases.ts'
import type { LeadKeys } from '../lead-keys.ts'
import { compareWithKnown, type SealedColumns, sealLead, tryOpenLead } from '../sealed-lead.ts'
import { createClaims } from './claim-applications.ts'
import { createDeliveryPauses } from './delivery-pauses.ts'
import { createErasing } from './erase-applications.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import { openDatabase, openReader } from './open-database.ts'
import { makePrivate, openKeys } from './outbox-file.ts'
import { createOutboxReader } from './outbox-reader.ts'
import { outboxSchema } from './outbox-schema.ts'
import { explainDamage, namingDamage } from './sqlite-error.ts'
import { createFileCheck } from './write-check.ts'

/**
 * Applications and enquiries in one SQLite file, each sealed with `key` (32 bytes). Several processes may share the file;
 * a write waits for another one up to `writeWaitMs`.
 *
 * @throws {Error} when the file cannot be opened, was written by newer code or was sealed with another key
 * (`OtherKeyError`).
 */
export async function openSqliteOutbox(
  file: string,
  key: Uint8Array,
  { writeWaitMs = 10_000 } = {},
): Promise<Outbox> {
  makePrivate(file)
  const db = await openDatabase(file, { schema: outboxSchema, synchronous: 'FULL', secureDelete: true })
  const writes = createGroupedWrites(db, writeWaitMs)
  const write = <T>(work: () => T): Promise<T> =>
    writes.write(work).catch((error: unknown) => {
      throw explainDamage(error, file)
    })
  try {
    const keys = await write(() => openKeys(db, key))
    return createOutbox(file, {
      db,
      reader: openReader(file),
      write,
      waitMs: writeWaitMs,
      idle: writes.idle,
      keys,
    })
  } catch (error) {
    db.close()
    throw explainDamage(error, file)
  }
}

interface Parts {
  db: DatabaseSync
  reader: DatabaseSync
  write: <T>(work: () => T) => Promise<T>
  waitMs: number
  idle: () => Promise<void>
  keys: LeadKeys
}

function createOutbox(file: string, { db, reader, write, waitMs, idle, keys }: Parts): Outbox {
  const leases = createHeldLeases()
  const claims = createClaims(db, reader)
  const insert = db.prepare(
    `INSERT INTO application (id, kind, state, accepted_at, next_attempt_at, payload, digest)
     VALUES (?, ?, 'waiting', ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  )
  const findKnown = db.prepare('SELECT payload, digest FROM application WHERE id = ?')
  const deliver = db.prepare(
    `UPDATE application SET state = 'delivered', delivered_at = ?, kept_from = NULL, next_attempt_at = NULL,
       leased_until = NULL
     WHERE id = ? AND state <> 'delivered'`,
  )
  const fail = db.prepare(
    `UPDATE application SET failures = failures + 1, last_failure = ?, next_attempt_at = ?, leased_until = NULL
     WHERE id = ? AND state = 'waiting' AND leased_until IS ?`,
  )
  const reject = db.prepare(
    `UPDATE application SET state = 'rejected', failures = failures + 1, last_failure = ?, rejected_at = ?,
       next_attempt_at = NULL, leased_until = NULL
     WHERE id = ? AND state = 'waiting' AND leased_until IS ?`,
  )
  const makeDue = db.prepare(
    `UPDATE application SET state = 'waiting', next_attempt_at = ?, rejected_at = NULL, kept_from = NULL
     WHERE id = ? AND state IN ('waiting', 'rejected')`,
  )
  const giveBack = db.prepare(
    `UPDATE application SET leased_until = NULL, next_attempt_at = min(next_attempt_at, ?)
     WHERE id = ? AND state = 'waiting' AND leased_until = ?`,
  )

  /** Keeps the lease in mind until the outcome is on disk, because a write that failed may be repeated. */
  async function endLease(id: string, writeOutcome: (until: number | null) => void): Promise<void> {
    const until = leases.endOf(id)
    await write(() => writeOutcome(until))
    leases.forget(id, until)
  }

  async function park(id: string, failure: string, now: number): Promise<void> {
    await endLease(id, (until) => reject.run(failure, now, id, until))
  }

  return {
    ...createOutboxReader(reader, keys.key, file),
    ...createErasing(file, { db, reader, write, waitMs }),
    pauses: createDeliveryPauses(db, reader, write),
    checkWritable: createFileCheck(db, write),
    async add(lead, now) {
      const sealed = sealLead(lead, keys)
      const { id, kind, payload, digest } = sealed
      return write((): Addition => {
        if (insert.run(id, kind, now, now, payload, digest).changes === 1) return { state: 'added' }
        return compareWithKnown(sealed, findKnown.get(id) as SealedColumns | undefined, keys)
      })
    },
    async claim(now, { limit, leaseMs, endpoint = null }) {
      const turn = { now, limit, leaseMs, endpoint }
      if (limit < 1 || !namingDamage(file, () => claims.mayClaim(turn))) return []
      const rows = await write(() => claims.claim(turn))
      const claimed: Claimed[] = []
      for (const { id, payload, failures, isProbe } of rows) {
        leases.begin(id, now + leaseMs)
        const lead = tryOpenLead(id, payload, keys.key)
        if (lead) claimed.push({ lead, failures, isProbe })
        else await park(id, 'unreadable', now)
      }
      return claimed
    },
    async delivered(id, now) {
      await endLease(id, () => deliver.run(now, id))
    },
    async failed(id, failure, nextAttemptAt) {
      await endLease(id, (until) => fail.run(failure, nextAttemptAt, id, until))
    },
    rejected: park,
    async retry(id, now) {
      const { changes } = await write(() => makeDue.run(now, id))
      return Number(changes) === 1
    },
    async release(ids, now) {
      for (const id of ids) await endLease(id, (until) => giveBack.run(now, id, until))
    },
    async close() {
      await idle()
      reader.close()
      db.close()
    },
  }
}
