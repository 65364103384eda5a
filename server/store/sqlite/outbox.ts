import type { Application } from '#domain/applications/application.ts'
import type { Claimed, Outbox } from '#domain/applications/outbox.ts'
import { seal } from '../seal.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import { openDatabase, openReader } from './open-database.ts'
import { checkKey, makePrivate } from './outbox-file.ts'
import { createOutboxReader, openApplication } from './outbox-reader.ts'
import { outboxSchema } from './outbox-schema.ts'

/**
 * Applications in one SQLite file, each sealed with `key` (32 bytes). Several processes may share the file;
 * a write waits for another's end up to `writeWaitMs`.
 *
 * @throws {Error} when the file cannot be opened, was written by newer code or was sealed with another key.
 */
export async function openSqliteOutbox(
  file: string,
  key: Uint8Array,
  { writeWaitMs = 10_000 } = {},
): Promise<Outbox> {
  makePrivate(file)
  const db = await openDatabase(file, { schema: outboxSchema, synchronous: 'FULL' })
  db.exec('PRAGMA secure_delete = ON')
  const writes = createGroupedWrites(db, writeWaitMs)
  try {
    await writes.write(() => checkKey(db, key))
  } catch (cause) {
    db.close()
    throw cause
  }
  const reader = openReader(file)
  const leases = new Map<string, number>()

  const insert = db.prepare(
    `INSERT INTO application (id, state, accepted_at, next_attempt_at, payload) VALUES (?, 'waiting', ?, ?, ?)
     ON CONFLICT (id) DO NOTHING`,
  )
  const isDue = `state = 'waiting' AND next_attempt_at <= :now AND coalesce(leased_until, 0) <= :now`
  const findDue = reader.prepare(`SELECT 1 FROM application WHERE ${isDue} LIMIT 1`)
  // One writer a file, so this UPDATE leases to one worker only.
  const lease = db.prepare(
    `UPDATE application SET leased_until = :now + :leaseMs WHERE id IN (
       SELECT id FROM application
       WHERE ${isDue}
       ORDER BY next_attempt_at, accepted_at, id LIMIT :limit
     ) RETURNING id, payload, failures, next_attempt_at AS due`,
  )
  const deliver = db.prepare(
    `UPDATE application SET state = 'delivered', delivered_at = ?, next_attempt_at = NULL, leased_until = NULL
     WHERE id = ? AND state <> 'delivered'`,
  )
  const fail = db.prepare(
    `UPDATE application SET failures = failures + 1, last_failure = ?, next_attempt_at = ?, leased_until = NULL
     WHERE id = ? AND state = 'waiting' AND leased_until IS ?`,
  )
  const reject = db.prepare(
    `UPDATE application SET state = 'rejected', failures = failures + 1, last_failure = ?, next_attempt_at = NULL,
       leased_until = NULL
     WHERE id = ? AND state = 'waiting' AND leased_until IS ?`,
  )
  const makeDue = db.prepare(
    `UPDATE application SET state = 'waiting', next_attempt_at = ? WHERE id = ? AND state <> 'delivered'`,
  )
  const eraseDelivered = db.prepare(
    `UPDATE application SET payload = NULL WHERE state = 'delivered' AND delivered_at < ? AND payload IS NOT NULL`,
  )
  const giveBack = db.prepare(
    `UPDATE application SET leased_until = NULL, next_attempt_at = min(next_attempt_at, ?)
     WHERE id = ? AND state = 'waiting' AND leased_until = ?`,
  )

  /** The lease this process holds, forgotten; null when it holds none. A lapsed one may be another worker's by now. */
  function endLease(id: string): number | null {
    const until = leases.get(id) ?? null
    leases.delete(id)
    return until
  }

  async function park(id: string, failure: string): Promise<void> {
    const until = endLease(id)
    await writes.write(() => reject.run(failure, id, until))
  }

  return {
    ...createOutboxReader(reader, key),
    async add({ id, payload }, now) {
      const sealed = seal(JSON.stringify(payload), id, key)
      await writes.write(() => insert.run(id, now, now, sealed))
    },
    async claim(now, { limit, leaseMs }) {
      // Workers look often and mostly in vain: that must not keep an applicant waiting for the file.
      if (!findDue.get({ now })) return []
      const rows = await writes.write(() => lease.all({ now, leaseMs, limit }))
      const claimed: Claimed[] = []
      for (const row of rows.sort((a, b) => Number(a.due) - Number(b.due))) {
        const id = String(row.id)
        leases.set(id, now + leaseMs)
        const application = tryOpen(id, row.payload, key)
        if (application) claimed.push({ application, failures: Number(row.failures) })
        else await park(id, 'unreadable')
      }
      return claimed
    },
    async delivered(id, now) {
      leases.delete(id)
      await writes.write(() => deliver.run(now, id))
    },
    async failed(id, failure, nextAttemptAt) {
      const until = endLease(id)
      await writes.write(() => fail.run(failure, nextAttemptAt, id, until))
    },
    rejected: park,
    async retry(id, now) {
      const { changes } = await writes.write(() => makeDue.run(now, id))
      return Number(changes) === 1
    },
    async erase(before) {
      const { changes } = await writes.write(() => eraseDelivered.run(before))
      return Number(changes)
    },
    async release(ids, now) {
      await writes.write(() => {
        for (const id of ids) giveBack.run(now, id, endLease(id))
      })
    },
    async close() {
      await writes.idle()
      reader.close()
      db.close()
    },
  }
}

/** Null when it was damaged on disk: one damaged application must not hold up the others. */
function tryOpen(id: string, payload: unknown, key: Uint8Array): Application | null {
  try {
    return openApplication(id, payload, key)
  } catch {
    return null
  }
}
