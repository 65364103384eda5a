import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { sample, samples } from '../contract/sample-stock.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { migrateDatabase } from '../postgres/migrate.ts'
import { type Database, openDatabase } from '../postgres/open-database.ts'
import { openPostgresStock } from '../postgres/stock-store.ts'
import { type PostgresServer, startPostgres } from '../postgres/testing/postgres-server.ts'
import type { DatabaseState } from './database-state.ts'
import { followDatabase } from './follow-database.ts'
import { openNewestCopy } from './testing/newest-copy-store.ts'

const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 300_000, interval: 10 })

describe('a local copy that is made from a replica', () => {
  let place: Awaited<ReturnType<typeof createTemporaryFolder>>
  let primary: PostgresServer
  let replica: PostgresServer
  let onReplica: Database
  let stock: StockStore
  let copy: StockStore
  let follower: ReturnType<typeof followDatabase>
  let state: DatabaseState['state'] | null = null
  /** The change number of the copy, each time it was another. */
  const seen: number[] = []
  let watching: ReturnType<typeof setInterval>

  beforeAll(async () => {
    place = await createTemporaryFolder()
    primary = await startPostgres()
    const database = openDatabase(primary.url)
    await migrateDatabase(database)
    await database.close()
    stock = openPostgresStock(primary.url)
    await stock.write((writer) => writer.put(samples(20)))
    replica = await startPostgres({ replicaOf: primary })
    onReplica = openDatabase(replica.url)
    const file = join(place.folder, 'stock.copy.db')
    follower = followDatabase({
      file,
      databaseUrl: primary.url,
      readDatabaseUrl: replica.url,
      log: pino({ level: 'silent' }),
      onState: (next) => {
        state = next.database.state
      },
      onLost: () => undefined,
      timing: { pollMs: 5, believeMs: 100, lagMs: 100 },
    })
    copy = openNewestCopy(file)
    watching = setInterval(async () => {
      const change = await copy.changeNumber()
      if (change !== seen.at(-1)) seen.push(change)
    }, 2)
  })
  afterAll(async () => {
    clearInterval(watching)
    await follower.stop()
    await Promise.all([copy.close(), stock.close(), onReplica.close()])
    await replica.dispose()
    await primary.dispose()
    await place.dispose()
  })

  const add = (id: string) => stock.write((writer) => writer.put([sample(id)]))
  const untilCopied = async () => {
    const change = await stock.changeNumber()
    await untilTrue(async () => expect(await copy.changeNumber()).toBe(change))
  }

  it('has what is written to the primary', async () => {
    await add('streamed')
    await untilCopied()
    expect((await copy.find('streamed')).state).toBe('listed')
    await untilTrue(() => expect(state).toBe('on'))
  })

  it('waits for a replica that lags, and says so', async () => {
    await onReplica.query('SELECT pg_wal_replay_pause()')
    await add('late')
    await untilTrue(() => expect(state).toBe('lagging'))
    expect(await copy.find('late')).toEqual({ state: 'unknown' })
    await onReplica.query('SELECT pg_wal_replay_resume()')
    await untilCopied()
    await untilTrue(() => expect(state).toBe('on'))
  })

  it('is made from the primary while the replica does not answer, and does not go back when it lags then', async () => {
    await onReplica.query('SELECT pg_wal_replay_pause()')
    replica.signal('SIGSTOP')
    await add('from the primary')
    await untilCopied()
    replica.signal('SIGCONT')
    await add('while it lags')
    await untilTrue(() => expect(state).toBe('lagging'))
    expect((await copy.find('from the primary')).state).toBe('listed')
    await onReplica.query('SELECT pg_wal_replay_resume()')
    await untilCopied()
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  it('goes on from the replica while the primary is away', async () => {
    primary.signal('SIGKILL')
    await untilTrue(() => expect(state).toBe('away'))
    expect(await copy.count()).toBe(24)
    await primary.start()
    await add('afterwards')
    await untilCopied()
    await untilTrue(() => expect(state).toBe('on'))
  })
})
