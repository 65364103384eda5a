import type { DatabaseSync } from 'node:sqlite'
import { type Addition, type Claimed, kindOf, type Lead, type Outbox } from '#domain/applications/outbox.ts'
import { seal, unseal } from '../seal.ts'
import { digestLabel, digestOf } from './application-digest.ts'
import { createClaims } from './claim-applications.ts'
import { createClockMemory } from './clock-memory.ts'
import { createDeliveryPauses } from './delivery-pauses.ts'
import { createErasing } from './erase-applications.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import { openDatabase, openReader } from './open-database.ts'
import { makePrivate, openKeys } from './outbox-file.ts'
import { createOutboxReader, openLead } from './outbox-reader.ts'
import { outboxSchema } from './outbox-schema.ts'
import { explainDamage, namingDamage } from './sqlite-error.ts'
import { createWriteCheck } from './write-check.ts'

/**
 * Applications and enquiries in one SQLite file, each sealed with `key` (32 bytes). Several processes may share the file; a write waits
 * for another one up to `writeWaitMs`.
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
    const digestKey = await write(() => openKeys(db, key))
    return createOutbox(file, { db, reader: openReader(file), write, idle: writes.idle, key, digestKey })
  } catch (error) {
    db.close()
    throw explainDamage(error, file)
  }
}

interface Parts {
  db: DatabaseSync
  reader: DatabaseSync
  write: <T>(work: () => T) => Promise<T>
  idle: () => Promise<void>
  key: Uint8Array
  digestKey: Uint8Array
}

function createOutbox(file: string, { db, reader, write, idle, key, digestKey }: Parts): Outbox {
  const leases = new Map<string, number>()
  const claims = createClaims(db, reader)
  const insert = db.prepare(
    `INSERT INTO application (id, kind, state, accepted_at, next_attempt_at, payload, digest)
     VALUES (?, ?, 'waiting', ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  )
  const findKnown = db.prepare('SELECT payload, digest FROM application WHERE id = ?')
  const deliver = db.prepare(
    `UPDATE application SET state = 'delivered', delivered_at = ?, next_attempt_at = NULL, leased_until = NULL
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
    `UPDATE application SET state = 'waiting', next_attempt_at = ?, rejected_at = NULL
     WHERE id = ? AND state IN ('waiting', 'rejected')`,
  )
  const giveBack = db.prepare(
    `UPDATE application SET leased_until = NULL, next_attempt_at = min(next_attempt_at, ?)
     WHERE id = ? AND state = 'waiting' AND leased_until = ?`,
  )

  /** Forgets this process's lease and returns its end, or null. After that instant another worker may hold a lease. */
  function endLease(id: string): number | null {
    const until = leases.get(id) ?? null
    leases.delete(id)
    return until
  }

  async function park(id: string, failure: string, now: number): Promise<void> {
    const until = endLease(id)
    await write(() => reject.run(failure, now, id, until))
  }

  /** The digest of the lead with this id; null when a version without digests erased it. */
  function knownDigest(id: string): string | null {
    const row = findKnown.get(id)
    if (row?.digest) return unseal(row.digest as Uint8Array, digestLabel(id), key)
    const lead = row?.payload ? tryOpen(id, row.payload, key) : null
    return lead && digestOf(id, lead.payload, digestKey)
  }

  return {
    ...createOutboxReader(reader, key, file),
    ...createErasing(db, write),
    pauses: createDeliveryPauses(db, reader, write),
    clock: createClockMemory(db, reader, write),
    checkWritable: createWriteCheck(db, write),
    async add({ id, payload }, now) {
      const digest = digestOf(id, payload, digestKey)
      const kind = kindOf({ payload })
      const sealed = seal(JSON.stringify(payload), id, key)
      const sealedDigest = seal(digest, digestLabel(id), key)
      return write((): Addition => {
        if (insert.run(id, kind, now, now, sealed, sealedDigest).changes === 1) return { state: 'added' }
        const known = knownDigest(id)
        return known === null || known === digest ? { state: 'repeated' } : { state: 'differs', digest }
      })
    },
    async claim(now, { limit, leaseMs, endpoint = null }) {
      const turn = { now, limit, leaseMs, endpoint }
      if (limit < 1 || !namingDamage(file, () => claims.mayClaim(turn))) return []
      const rows = await write(() => claims.claim(turn))
      const claimed: Claimed[] = []
      for (const { id, payload, failures, isProbe } of rows) {
        leases.set(id, now + leaseMs)
        const lead = tryOpen(id, payload, key)
        if (lead) claimed.push({ lead, failures, isProbe })
        else await park(id, 'unreadable', now)
      }
      return claimed
    },
    async delivered(id, now) {
      leases.delete(id)
      await write(() => deliver.run(now, id))
    },
    async failed(id, failure, nextAttemptAt) {
      const until = endLease(id)
      await write(() => fail.run(failure, nextAttemptAt, id, until))
    },
    rejected: park,
    async retry(id, now) {
      const { changes } = await write(() => makeDue.run(now, id))
      return Number(changes) === 1
    },
    async release(ids, now) {
      await write(() => {
        for (const id of ids) giveBack.run(now, id, endLease(id))
      })
    },
    async close() {
      await idle()
      reader.close()
      db.close()
    },
  }
}

/** Null when it is damaged, so that one damaged lead does not stop the others. */
function tryOpen(id: string, payload: unknown, key: Uint8Array): Lead | null {
  try {
    return openLead(id, payload, key)
  } catch {
    return null
  }
}
