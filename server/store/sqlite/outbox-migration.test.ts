import { createCipheriv, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Application } from '#domain/applications/application.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { keyIdOf } from '../seal.ts'
import { migrate } from './migrate.ts'
import { openSqliteOutbox } from './outbox.ts'
import { outboxSchema } from './outbox-schema.ts'

const key = new Uint8Array(32).fill(4)
const otherKey = new Uint8Array(32).fill(5)

function application(id: string, surname = 'Quillfeather'): Application {
  return { id, payload: { vehicleId: 'v1', vehicleDetails: { make: 'Ford' }, surname } }
}

/** As the version before keys had ids sealed it. */
function sealFormat1(text: string, label: string): Uint8Array {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(label))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), hidden])
}

/** A file of schema 1, with one application in each state. */
function makeOldFile(file: string): void {
  const db = new DatabaseSync(file)
  migrate(db, { ...outboxSchema, migrations: outboxSchema.migrations.slice(0, 1) })
  db.prepare('INSERT INTO key_check VALUES (1, ?)').run(sealFormat1('the right key', 'key check'))
  const insert = db.prepare(
    `INSERT INTO application (id, state, accepted_at, next_attempt_at, delivered_at, failures, last_failure, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const sealed = (id: string) => sealFormat1(JSON.stringify(application(id).payload), id)
  insert.run('waits', 'waiting', 1, 50, null, 2, 'HTTP 503', sealed('waits'))
  insert.run('delivered', 'delivered', 2, null, 20, 0, null, sealed('delivered'))
  insert.run('erased', 'delivered', 3, null, 20, 0, null, null)
  insert.run('rejected', 'rejected', 4, null, null, 1, 'HTTP 422', sealed('rejected'))
  db.close()
}

describe('applications of the former version', () => {
  let file: string
  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    file = join(folder, 'applications.db')
    makeOldFile(file)
  })

  it('are complete, in their states, and can be opened', async () => {
    const outbox = await openSqliteOutbox(file, key)
    const entry = {
      kind: 'application',
      nextAttemptAt: null,
      failures: 0,
      lastFailure: null,
      isErased: false,
    }
    const waiting = { nextAttemptAt: 50, failures: 2, lastFailure: 'HTTP 503' }
    const rejected = { failures: 1, lastFailure: 'HTTP 422' }
    expect(await outbox.list({ limit: 10, offset: 0 })).toEqual([
      { ...entry, id: 'waits', state: 'waiting', acceptedAt: 1, ...waiting },
      { ...entry, id: 'delivered', state: 'delivered', acceptedAt: 2 },
      { ...entry, id: 'erased', state: 'delivered', acceptedAt: 3, isErased: true },
      { ...entry, id: 'rejected', state: 'rejected', acceptedAt: 4, ...rejected },
    ])
    for (const id of ['waits', 'delivered', 'rejected']) {
      expect((await outbox.show(id))?.lead).toEqual(application(id))
    }
    expect((await outbox.show('erased'))?.lead).toBeNull()
    expect(await outbox.claim(60, { limit: 10, leaseMs: 5 })).toMatchObject([{ lead: { id: 'waits' } }])
    await outbox.close()
  })

  it('are compared by their payload while there is one, and accept any replay afterwards', async () => {
    const outbox = await openSqliteOutbox(file, key)
    expect(await outbox.add(application('waits'), 70)).toEqual({ state: 'repeated' })
    expect(await outbox.add(application('waits', 'Other'), 70)).toMatchObject({ state: 'differs' })
    expect(await outbox.add(application('erased', 'Other'), 70)).toEqual({ state: 'repeated' })
    await outbox.close()
  })

  it('begin their retention after the migration, whatever instants they have', async () => {
    const outbox = await openSqliteOutbox(file, key)
    for (const [ms, since, count] of [
      [1, 0, 0],
      [29, 1, 0],
      [1, 30, 1],
    ] as const) {
      await outbox.runningTime.add(ms, since)
      for (const state of ['delivered', 'rejected'] as const)
        expect([since, state, await outbox.eraseEnded(state, 30)]).toEqual([since, state, count])
    }
    expect((await outbox.show('waits'))?.lead).toEqual(application('waits'))
    await outbox.close()
  })

  it('keep the pause of version 2, for applications only', async () => {
    const db = new DatabaseSync(file)
    migrate(db, { ...outboxSchema, migrations: outboxSchema.migrations.slice(0, 2) })
    db.exec(`INSERT INTO delivery_pause VALUES (1, 'HTTP 401', 20, 3, 400)`)
    db.close()
    const outbox = await openSqliteOutbox(file, key)
    expect(await outbox.pauses.read()).toEqual([
      { endpoint: 'applications', failure: 'HTTP 401', since: 20, failures: 3, nextProbeAt: 400 },
    ])
    const lead = {
      id: 'e',
      payload: { kind: 'call', vehicleId: 'v1', name: 'Ada', phone: '07700 900456' },
    } as const
    await outbox.add(lead, 60)
    expect(await outbox.claim(60, { limit: 10, leaseMs: 5 })).toMatchObject([{ lead }])
    await outbox.close()
  })

  it('are emailed only while they wait', async () => {
    const outbox = await openSqliteOutbox(file, key, { emails: 'beside' })
    expect(await outbox.emails.claim(60, { limit: 10, leaseMs: 5 })).toMatchObject([
      { lead: { id: 'waits' } },
    ])
    expect((await outbox.backlog()).email).toMatchObject({ waiting: 1, rejected: 1 })
    await outbox.close()
  })

  it('name their key after this version has opened them', async () => {
    await expect(openSqliteOutbox(file, otherKey)).rejects.toThrow(/another key; the present key is/)
    await (await openSqliteOutbox(file, key)).close()
    await expect(openSqliteOutbox(file, otherKey)).rejects.toThrow(
      new RegExp(`applications\\.db were sealed with another key, ${keyIdOf(key)}; .* ${keyIdOf(otherKey)}`),
    )
  })
})
