import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { openLiveStock } from '../../stock/live-stock.ts'
import { sample, samples } from '../contract/sample-stock.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { migrateDatabase } from '../postgres/migrate.ts'
import { type Database, openDatabase } from '../postgres/open-database.ts'
import { openPostgresStock } from '../postgres/stock-store.ts'
import { startPostgres } from '../postgres/testing/postgres-server.ts'
import { openTestDatabase } from '../postgres/testing/test-database.ts'
import { newestCopy } from './copy-file.ts'
import type { CopyState, DatabaseState } from './database-state.ts'
import { type FollowTiming, followDatabase } from './follow-database.ts'
import { openNewestCopy } from './testing/newest-copy-store.ts'

const timing: Partial<FollowTiming> = { pollMs: 5, believeMs: 50, lagMs: 10_000 }
const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 300_000, interval: 10 })

describe('the local copy of the stock', () => {
  let folder: string
  let file: string
  let url: string
  let database: Database
  let stock: StockStore
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    lines.length = 0
    folder = await openTemporaryFolder()
    file = join(folder, 'stock.copy.db')
    url = await openTestDatabase()
    database = openDatabase(url)
    onTestFinished(database.close)
    // Prices of one second have no order.
    let clock = Date.parse('2026-11-01T12:00:00Z')
    stock = openPostgresStock(url, { now: () => (clock += 1_000) })
    onTestFinished(stock.close)
  })

  interface Following {
    hasCopy(): boolean
    state(): DatabaseState['state'] | null
    stop(): Promise<void>
  }

  async function follow(options: { from?: string; timing?: Partial<FollowTiming> } = {}): Promise<Following> {
    let state: DatabaseState['state'] | null = null
    let copy: CopyState['state'] | null = null
    const follower = followDatabase({
      file,
      databaseUrl: options.from ?? url,
      readDatabaseUrl: null,
      log,
      onState: (next) => {
        state = next.database.state
        copy = next.copy.state
      },
      onLost: () => undefined,
      timing: { ...timing, ...options.timing },
    })
    let stopped = false
    const following: Following = {
      hasCopy: () => copy === 'current',
      state: () => state,
      async stop() {
        if (!stopped) await follower.stop()
        stopped = true
      },
    }
    onTestFinished(following.stop)
    return following
  }

  /** As a process that ran before. */
  async function followUntilCopied(): Promise<void> {
    const following = await follow()
    await untilTrue(() => expect(following.hasCopy()).toBe(true))
    await following.stop()
  }

  function openCopy(): StockStore {
    const copy = openNewestCopy(file)
    onTestFinished(copy.close)
    return copy
  }

  const copyFile = () => newestCopy(file) ?? ''

  async function contentOf(store: StockStore) {
    const changes = await store.changesSince({ change: 0, id: '' }, 10_000)
    const records: StockRecord[] = []
    for await (const batch of store.all()) records.push(...batch)
    const change = await store.changeNumber()
    const tokens = []
    for (let at = 1; at <= change; at += 1) tokens.push(await store.writeTokenOf(at))
    // One after another: a query that waits three seconds for one of ten connections fails.
    const vehicles = []
    for (const { id } of changes)
      vehicles.push({ found: await store.find(id), history: await store.history(id) })
    return { changes, records, change, tokens, vehicles, movements: await store.movementsSince(0) }
  }

  async function expectSame(copy: StockStore): Promise<void> {
    await untilTrue(async () => expect(await copy.changeNumber()).toBe(await stock.changeNumber()))
    expect(await contentOf(copy)).toEqual(await contentOf(stock))
  }

  /** Undoes every write after the first, as a restore to an earlier point in time does. */
  function restoreFirstWrite(): Promise<void> {
    return database.transaction(async (client) => {
      await client.query('DELETE FROM record USING vehicle WHERE record.key = vehicle.key AND change > 1')
      await client.query('DELETE FROM vehicle WHERE change > 1')
      await client.query('DELETE FROM write_token WHERE change > 1')
      await client.query('UPDATE revision SET change = 1')
    })
  }

  it('has all of the stock, and every later change of it', async () => {
    await stock.write((writer) => writer.put(samples(700, { price: 9_000 })))
    await stock.write((writer) => writer.put([sample('back\\slash'), sample(`nul${String.fromCharCode(0)}`)]))
    await stock.write((writer) => writer.put(samples(3, { price: 8_000 })))
    const following = await follow()
    await untilTrue(() => expect(following.hasCopy()).toBe(true))
    const copy = openCopy()
    await expectSame(copy)
    await stock.write(async (writer) => {
      await writer.put(samples(5, { price: 7_500 }))
      await writer.put([sample('new')])
      await writer.remove('v600')
    })
    await stock.write((writer) => writer.put([sample('draft', { lifecycleState: 'DUE_IN' })]))
    await expectSame(copy)
    expect(following.state()).toBe('on')
  })

  it('is not made while the stock was never written', async () => {
    const following = await follow()
    await untilTrue(() => expect(following.state()).toBe('on'))
    expect(following.hasCopy()).toBe(false)
    await stock.write((writer) => writer.put(samples(1)))
    await untilTrue(() => expect(following.hasCopy()).toBe(true))
  })

  it('is shared by several processes', async () => {
    const followers = await Promise.all([follow(), follow(), follow()])
    const copy = openCopy()
    for (let write = 1; write <= 5; write += 1) {
      await stock.write((writer) => writer.put(samples(20, { price: write })))
      await expectSame(copy)
    }
    await untilTrue(() => expect(followers.every((one) => one.hasCopy())).toBe(true))
    expect(lines.filter((line) => line.includes('the stock was copied'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('cannot copy'))).toEqual([])
  })

  it('is made again after the database was restored to an earlier write', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await stock.write((writer) => writer.put([sample('lost')]))
    await follow()
    const copy = openCopy()
    await expectSame(copy)
    await restoreFirstWrite()
    await expectSame(copy)
    expect(await copy.find('lost')).toEqual({ state: 'unknown' })
  })

  it('is followed by a running site after the database was restored', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await stock.write((writer) => writer.put([sample('lost')]))
    const following = await follow()
    await untilTrue(() => expect(following.hasCopy()).toBe(true))
    const copy = openCopy()
    await expectSame(copy)
    const live = await openLiveStock(copy, {
      stockFile: copyFile,
      snapshotFile: join(folder, 'stock.snapshot'),
      log,
      warmUp: false,
    })
    onTestFinished(live.follow())
    expect(live.catalogue.count('car')).toBe(11)
    const before = live.catalogue.cacheVersion()
    await restoreFirstWrite()
    await stock.write((writer) => writer.put([sample('later'), sample('last')]))
    await untilTrue(() => expect(live.catalogue.count('car')).toBe(12))
    expect((await live.catalogue.find('lost')).state).toBe('unknown')
    expect(live.catalogue.version()).toBe(2)
    expect(live.catalogue.cacheVersion()).not.toBe(before)
    await stock.write((writer) => writer.remove('later'))
    await untilTrue(() => expect(live.catalogue.count('car')).toBe(11))
  })

  it('is made again after a restored database was written to under the same change numbers', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await stock.write((writer) => writer.put([sample('lost')]))
    await followUntilCopied()
    await restoreFirstWrite()
    for (const id of ['later', 'last']) await stock.write((writer) => writer.put([sample(id)]))
    const following = await follow()
    const copy = openCopy()
    await expectSame(copy)
    expect(following.hasCopy()).toBe(true)
  })

  it('is made again after more writes than the database has tokens for', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await followUntilCopied()
    await stock.write((writer) => writer.put([sample('later')]))
    await database.query('DELETE FROM write_token WHERE change = 1')
    const following = await follow()
    const copy = openCopy()
    await expectSame(copy)
    expect(following.hasCopy()).toBe(true)
    expect(lines.filter((line) => line.includes('the stock was copied'))).toHaveLength(2)
  })

  it('does not go back because a database was at an earlier write for a moment', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await stock.write((writer) => writer.put([sample('kept')]))
    await follow({ timing: { believeMs: 3_600_000 } })
    const copy = openCopy()
    await expectSame(copy)
    await restoreFirstWrite()
    await untilTrue(() => expect(lines.join()).toContain('at an earlier write'))
    expect(await copy.changeNumber()).toBe(2)
    expect((await copy.find('kept')).state).toBe('listed')
  })

  it('is replaced before it is served when it is of another database', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    await followUntilCopied()
    await database.query(`UPDATE database_identity SET id = 'another'`)
    await stock.write((writer) => writer.remove('v001'))
    const following = await follow()
    await untilTrue(() => expect(following.hasCopy()).toBe(true))
    const copy = openCopy()
    expect(await contentOf(copy)).toEqual(await contentOf(stock))
    expect(lines.join()).toContain('cannot be continued')
  })

  it('is copied again when the file is damaged', async () => {
    await stock.write((writer) => writer.put(samples(10)))
    writeFileSync(
      join(folder, 'stock.copy.1.db'),
      'This is no database, but long enough to be taken for one. '.repeat(100),
    )
    await follow()
    await expectSame(openCopy())
    expect(lines.join()).toContain('cannot be used')
  })

  it('is served while the database is away, and a node without one waits for the database', async () => {
    const server = await startPostgres()
    onTestFinished(server.dispose)
    const own = openDatabase(server.url)
    await migrateDatabase(own)
    await own.close()
    const theirs = openPostgresStock(server.url)
    onTestFinished(theirs.close)
    await theirs.write((writer) => writer.put(samples(10)))
    const first = await follow({ from: server.url })
    await untilTrue(() => expect(first.hasCopy()).toBe(true))
    server.signal('SIGKILL')
    await untilTrue(() => expect(first.state()).toBe('away'))
    await first.stop()

    const withCopy = await follow({ from: server.url })
    await untilTrue(() => expect(withCopy.hasCopy()).toBe(true))
    expect(withCopy.state()).toBe('away')
    file = join(folder, 'none.copy.db')
    const without = await follow({ from: server.url })
    await untilTrue(() => expect(without.state()).toBe('away'))
    expect(without.hasCopy()).toBe(false)

    await server.start()
    await untilTrue(() => expect([withCopy.state(), without.state()]).toEqual(['on', 'on']))
    await untilTrue(() => expect(without.hasCopy()).toBe(true))
    expect(await openCopy().count()).toBe(10)
  })
})
