import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { StockAway, type StockStore } from '#domain/stock/store.ts'
import { sample, samples } from '../contract/sample-stock.ts'
import { migrateDatabase } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createSharedReads, type SharedReads } from './shared-reads.ts'
import { openPostgresStock } from './stock-store.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'

const log = pino({ level: 'silent' })
const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 45_000, interval: 20 })

describe('reading a stock that several servers have', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let stock: StockStore
  let onPrimary: Database
  let onStandby: Database
  let shared: SharedReads
  let alone: SharedReads

  beforeAll(async () => {
    primary = await startPostgres()
    onPrimary = openDatabase(primary.url, { statementMs: 1_000 })
    await migrateDatabase(onPrimary)
    stock = openPostgresStock(primary.url)
    await stock.write((writer) => writer.put(samples(20)))
    standby = await startPostgres({ replicaOf: primary })
    onStandby = openDatabase(standby.url, { statementMs: 1_000 })
    shared = createSharedReads({ primary: onPrimary, standby: onStandby }, log)
    alone = createSharedReads({ primary: onPrimary, standby: null }, log)
  })
  afterAll(async () => {
    await Promise.all([stock.close(), onPrimary.close(), onStandby.close()])
    await standby.dispose()
    await primary.dispose()
  })

  const add = (id: string) => stock.write((writer) => writer.put([sample(id)]))
  const stateOf = async (id: string) => (await shared.reader.find(id)).state

  async function untilReplayed(): Promise<void> {
    const change = await stock.changeNumber()
    await untilTrue(async () => {
      const { rows } = await onStandby.query('SELECT change FROM revision')
      expect(rows[0]?.change).toBe(change)
    })
  }

  it('reads the primary while it answers', async () => {
    await add('first')
    expect(await stateOf('first')).toBe('listed')
    expect(await shared.reader.changeNumber()).toBe(2)
    expect(shared.state()).toEqual({ state: 'on' })
  })

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'reads a standby while the primary is away by %s, and returns',
    async (signal) => {
      await untilReplayed()
      primary.signal(signal)
      try {
        expect(await stateOf('first')).toBe('listed')
        expect(shared.state()).toMatchObject({ state: 'away' })
        expect((await shared.reader.findMany(['v001', 'first'])).length).toBe(2)
        await expect(shared.reader.changeNumber()).rejects.toThrow(StockAway)
        await expect(alone.reader.find('first')).rejects.toThrow(StockAway)
      } finally {
        if (signal === 'SIGKILL') await primary.start()
        else primary.signal('SIGCONT')
      }
      await untilTrue(async () => expect(await shared.reader.changeNumber()).toBeGreaterThan(0))
      expect(shared.state()).toEqual({ state: 'on' })
      expect(await stateOf('first')).toBe('listed')
    },
  )

  it('shows nothing of a standby that lacks a write which was seen', async () => {
    await untilReplayed()
    await onStandby.query('SELECT pg_wal_replay_pause()')
    await add('late')
    await shared.reader.changeNumber()
    primary.signal('SIGKILL')
    try {
      await expect(shared.reader.find('first')).rejects.toThrow(StockAway)
      await onStandby.query('SELECT pg_wal_replay_resume()')
      await untilTrue(async () => expect(await stateOf('late')).toBe('listed'))
    } finally {
      await primary.start()
    }
  })

  it('follows no standby that is taken for the primary', async () => {
    const mistaken = createSharedReads({ primary: onStandby, standby: null }, log)
    await expect(mistaken.reader.changeNumber()).rejects.toThrow(StockAway)
    expect(mistaken.state()).toMatchObject({ state: 'away' })
  })
})
