import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { sample, samples } from '../contract/sample-stock.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { openPostgresStock } from '../postgres/stock-store.ts'
import { openTestDatabase } from '../postgres/testing/test-database.ts'
import { removeCopy } from './copy-file.ts'
import { type Mirror, type MirrorTask, openMirror, type Repair } from './open-mirror.ts'
import { type CopyReader, createCopyReader } from './read-copy.ts'

const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 300_000, interval: 10 })

describe('the thread that keeps the local copy current', () => {
  const lines: string[] = []
  const repairs: Repair[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  let stock: StockStore
  let mirror: Mirror
  let reader: CopyReader
  let threads: Worker[]

  beforeEach(async () => {
    lines.length = 0
    repairs.length = 0
    threads = []
    const databaseUrl = await openTestDatabase()
    stock = openPostgresStock(databaseUrl)
    await stock.write((writer) => writer.put(samples(20)))
    const task = {
      file: join(await openTemporaryFolder(), 'stock.copy.db'),
      databaseUrl,
      readDatabaseUrl: null,
    }
    reader = createCopyReader(stock)
    mirror = openMirror(task, {
      log,
      onCopy: reader.use,
      onRepair: (repair) => repairs.push(repair),
      startThread,
    })
    await mirror.ready
  })
  afterEach(async () => {
    await mirror.close()
    await reader.store.close()
    await stock.close()
  })

  function startThread(workerData: MirrorTask): Worker {
    const thread = new Worker(new URL('./mirror-thread.ts', import.meta.url), { workerData })
    threads.push(thread)
    return thread
  }

  const linesOf = (text: string) => lines.filter((line) => line.includes(text))

  it('is started again when it has ended, and the stock is read from the database meanwhile', async () => {
    await untilTrue(() => expect(mirror.copy().state).toBe('current'))
    const former = reader.file()
    expect(former).not.toBeNull()
    void threads[0]?.terminate()
    await untilTrue(() => expect(mirror.copy().state).toBe('failing'))
    expect(reader.file()).toBeNull()
    await stock.write((writer) => writer.put([sample('meanwhile')]))
    expect(await reader.store.changeNumber()).toBe(2)
    expect((await reader.store.find('meanwhile')).state).toBe('listed')
    await untilTrue(() => expect(mirror.copy().state).toBe('current'))
    await untilTrue(async () => expect(await reader.store.changeNumber()).toBe(2))
    expect(reader.file()).toBe(former)
    expect(repairs).toEqual(['ended-thread'])
    expect(linesOf('has ended')).toHaveLength(1)
    expect(threads).toHaveLength(2)
  })

  it('logs the failures of a thread that ends again and again ever more rarely', async () => {
    for (let end = 0; end < 5; end += 1) {
      await untilTrue(() => expect(threads).toHaveLength(end + 1))
      await threads[end]?.terminate()
    }
    await untilTrue(() => expect(mirror.copy().state).toBe('current'))
    expect(repairs).toHaveLength(5)
    expect(linesOf('has ended')).toHaveLength(3)
  })

  it('makes the copy anew that a reader found damaged, and logs it once', async () => {
    await untilTrue(() => expect(mirror.copy().state).toBe('current'))
    const former = reader.file()
    const damage = Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    expect(reader.recover(damage)).toBe(true)
    expect(reader.recover(damage)).toBe(false)
    expect((await reader.store.find('v001')).state).toBe('listed')
    await untilTrue(() => expect([null, former]).not.toContain(reader.file()))
    expect(repairs).toEqual(['damaged-copy'])
    expect(linesOf('cannot be used')).toHaveLength(1)
  })

  it('lets an iteration of the former copy end', async () => {
    await untilTrue(() => expect(mirror.copy().state).toBe('current'))
    const former = reader.file() ?? ''
    const iteration = reader.store.all()[Symbol.asyncIterator]()
    removeCopy(former)
    await untilTrue(() => expect([null, former]).not.toContain(reader.file()))
    expect((await iteration.next()).value).toHaveLength(20)
    expect((await iteration.next()).done).toBe(true)
  })
})
