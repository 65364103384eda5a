import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { changeApplicationKey } from '../../cli/leads-rekey.ts'
import { collectOutput } from '../../cli/testing/run-forecourt.ts'
import { createKey } from '../application-key.ts'
import { application } from '../contract/sample-leads.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { OtherKeyError } from '../outbox/lead-keys.ts'
import { rekeyLeads } from '../outbox/rekey-leads.ts'
import { fillerBytes } from '../outbox/write-check.ts'
import { leadsAlone } from './lead-tables.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { openPostgresOutbox } from './outbox.ts'
import { startLossyProxy } from './testing/lossy-proxy.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { openTestDatabase } from './testing/test-database.ts'

const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64')
const firstKey = createKey()
const place = { dataDir: '/nowhere', applicationKey: base64(firstKey) }
const nothing = async () => undefined

describe('the outbox while the database is away', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
    const database = openDatabase(server.url)
    await migrateDatabase(database)
    await database.close()
  })
  afterAll(() => server.dispose())

  async function open(options: { addMs?: number } = {}, url = server.url): Promise<Outbox> {
    const outbox = await openPostgresOutbox(url, place, options)
    onTestFinished(() => outbox.close())
    return outbox
  }

  it('adds once the database is back, once each', async () => {
    const outbox = await open({ addMs: 300_000 })
    await outbox.add(application('before'), 0)
    server.signal('SIGKILL')
    const ids = Array.from({ length: 30 }, (_, index) => `away${index}`)
    const adding = Promise.all(ids.map((id) => outbox.add(application(id), 1)))
    await server.start()
    await adding
    const entries = await outbox.list({ limit: 100 })
    expect(entries.map(({ id }) => id).sort()).toEqual(['before', ...ids].sort())
  })

  it('opens, refuses to add after a time, and works when the database is there', async () => {
    server.signal('SIGKILL')
    const hasty = await open({ addMs: 300 })
    const outbox = await open({ addMs: 300_000 })
    await expect(hasty.add(application('refused'), 0)).rejects.toThrow()
    expect(await outbox.checkWritable(5_000)).toEqual({ state: 'away' })
    await server.start()
    expect(await outbox.add(application('later'), 0)).toMatchObject({ state: 'added' })
    expect(await outbox.show('refused')).toBeNull()
    expect(await outbox.checkWritable(300_000)).toEqual({ state: 'writable' })
  })

  it('refuses to add after a time when the database accepts connections and answers nothing', async () => {
    const outbox = await open({ addMs: 500 })
    await vi.waitFor(() => outbox.add(application('answered'), 0), { timeout: 45_000 })
    server.signal('SIGSTOP')
    try {
      await expect(outbox.add(application('unanswered'), 0)).rejects.toThrow('has not answered for 0.5 s')
    } finally {
      server.signal('SIGCONT')
    }
  })

  it('is checked by a write of the size of an application, of which the log has a few bytes', async () => {
    const outbox = await open()
    const database = openDatabase(server.url)
    onTestFinished(() => database.close())
    const sizes: unknown[] = []
    for (let check = 0; check < 2; check += 1) {
      expect(await outbox.checkWritable(300_000)).toEqual({ state: 'writable' })
      const { rows } = await database.query<{ space: number; logged: number }>(
        `SELECT length(space_check.filler) AS space, length(write_check.filler) AS logged,
           (SELECT relpersistence FROM pg_class WHERE relname = 'space_check') AS persistence
         FROM space_check CROSS JOIN write_check`,
      )
      sizes.push(rows[0])
    }
    const expected = { space: fillerBytes, logged: 16, persistence: 'u' }
    expect(sizes).toEqual([expected, expected])
  })

  it('accepts an application whose commit was not confirmed, and keeps it once', async () => {
    const proxy = await startLossyProxy(server.url)
    onTestFinished(proxy.close)
    const outbox = await open({ addMs: 60_000 }, proxy.url)
    await outbox.list({ limit: 1 })
    proxy.loseNextAnswerTo('INSERT INTO lead')
    expect(await outbox.add(application('unconfirmed'), 7)).toEqual({ state: 'repeated' })
    expect(proxy.lost()).toBe(1)
    expect(await outbox.add(application('unconfirmed', 'Other'), 8)).toMatchObject({ state: 'differs' })
    const kept = (await outbox.list({ limit: 100 })).filter(({ id }) => id === 'unconfirmed')
    expect(kept).toMatchObject([{ acceptedAt: 7 }])
  })
})

describe('a new key', () => {
  it('refuses processes with the former key, which neither store nor park anything', async () => {
    const url = await openTestDatabase()
    const former = await openPostgresOutbox(url, place)
    onTestFinished(() => former.close())
    for (let index = 0; index < 20; index += 1) await former.add(application(`id${index}`), 0)
    const to = createKey()
    // Settled from the start: some are refused while the leads are rekeyed.
    const adding = Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => former.add(application(`new${index}`), 0)),
    )
    const rekeyed = await rekeyLeads(leadsAlone(url), {
      from: firstKey,
      to,
      keepKey: nothing,
      adoptKey: nothing,
    })
    const states = await adding
    const added = states.filter(({ status }) => status === 'fulfilled').length
    expect(rekeyed).toEqual({ leads: 20 + added, unreadable: [] })

    await expect(former.add(application('late'), 0)).rejects.toThrow(OtherKeyError)
    await expect(former.claim(1, { limit: 100, leaseMs: 1 })).rejects.toThrow(OtherKeyError)
    expect(await former.checkWritable(300_000)).toEqual({ state: 'failed' })
    const present = await openPostgresOutbox(url, { ...place, applicationKey: base64(to) })
    onTestFinished(() => present.close())
    expect(await present.claim(1, { limit: 100, leaseMs: 1 })).toHaveLength(20 + added)
    expect(await present.add(application('id1'), 2)).toEqual({ state: 'repeated' })
    expect(await present.add(application('id1', 'Other'), 2)).toMatchObject({ state: 'differs' })
    expect(await present.show('late')).toBeNull()
  })

  it('is used by a process that reads it from the key file, without a restart', async () => {
    const url = await openTestDatabase()
    const folder = await openTemporaryFolder()
    const site = await openPostgresOutbox(url, { dataDir: folder, applicationKey: null })
    onTestFinished(() => site.close())
    await site.add(application('a'), 0)
    const change = { dataDir: folder, applicationKey: null, databaseUrl: url }
    expect(await changeApplicationKey(change, collectOutput().io)).toBe(0)
    expect(await site.add(application('b'), 1)).toEqual({ state: 'added' })
    expect((await site.claim(1, { limit: 9, leaseMs: 1 })).map(({ lead }) => lead.id)).toEqual(['a', 'b'])
  })

  it('is refused at the start, and a lost key file is not replaced', async () => {
    const url = await openTestDatabase()
    const folder = await openTemporaryFolder()
    await (await openPostgresOutbox(url, place)).close()
    const other = { ...place, applicationKey: base64(createKey()) }
    await expect(openPostgresOutbox(url, other)).rejects.toThrow(/another key.*APPLICATION_KEY/)
    const lost = openPostgresOutbox(url, { dataDir: folder, applicationKey: null })
    await expect(lost).rejects.toThrow(/application\.key.*missing/)
  })
})
