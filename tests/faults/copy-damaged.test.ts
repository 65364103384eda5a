import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { createMetrics, type ProcessMetrics } from '#server/observe/metrics.ts'
import { createObserver } from '#server/observe/observer.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockCopyFile } from '#server/store/data-files.ts'
import { newestCopy, removeCopy } from '#server/store/mirror/copy-file.ts'
import { migrateDatabase } from '#server/store/postgres/migrate.ts'
import { openDatabase } from '#server/store/postgres/open-database.ts'
import { openPostgresStock } from '#server/store/postgres/stock-store.ts'
import { type PostgresServer, startPostgres } from '#server/store/postgres/testing/postgres-server.ts'
import { createSmallDisk, fillDisk } from './support/small-disk.ts'

const records = [...makeDemoStock({ count: 300 })]
const ids = records.map(({ metadata }) => metadata.stockId)

const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 300_000, interval: 20 })

const key = randomBytes(32).toString('base64')
let server: PostgresServer
let stock: StockStore

beforeAll(async () => {
  server = await startPostgres()
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  await database.close()
  stock = openPostgresStock(server.url)
  await stock.write((writer) => writer.put(records.map((record) => prepareRecord(record))))
})
afterAll(async () => {
  await stock.close()
  await server.dispose()
})

interface Node extends TestApp {
  metrics: ProcessMetrics
}

async function openNode(dataDir?: string): Promise<Node> {
  const metrics = createMetrics()
  const env = { DATABASE_URL: server.url, APPLICATION_KEY: key }
  const node = await openTestApp({
    env,
    dataDir: dataDir ?? (await openTemporaryFolder()),
    // No answer fits, so every request reads the stock.
    limits: { cacheBytes: 1 },
    observer: createObserver(metrics, null),
  })
  node.composition.startWorking()
  onTestFinished(node.close)
  return { ...node, metrics }
}

const copyOf = ({ dataDir }: TestApp) => newestCopy(stockCopyFile(dataDir)) ?? ''
const statusOf = async ({ app }: TestApp, url: string) => (await app.inject(url)).statusCode
const readyz = async ({ app }: TestApp) => (await app.inject('/readyz')).json()

async function expectAllAnswered(node: TestApp): Promise<void> {
  for (const id of ids) expect([id, await statusOf(node, `/api/vehicles/${id}`)]).toEqual([id, 200])
  expect(await statusOf(node, '/api/vehicles/search/car?sort=price_asc&pageSize=100')).toBe(200)
}

async function repairsOf({ metrics }: Node): Promise<Record<string, number>> {
  const metric = (await metrics.scrape()).getSingleMetric('forecourt_mirror_repairs_total')
  const values = (await metric?.get())?.values ?? []
  return Object.fromEntries(values.map(({ labels, value }) => [labels.repair, value]))
}

async function expectShown(node: TestApp): Promise<void> {
  const id = `new-${randomBytes(4).toString('hex')}`
  const [record] = makeDemoStock({ count: 1 })
  if (record)
    await stock.write((writer) =>
      writer.put([prepareRecord({ ...record, metadata: { ...record.metadata, stockId: id } })]),
    )
  await untilTrue(async () => expect(await statusOf(node, `/api/vehicles/${id}`)).toBe(200))
}

/** Writes noise over pages of the file, past its log: from `share` of it to the end. */
function overwrite(file: string, share: number): void {
  const { size } = statSync(file)
  const from = Math.floor(size * share)
  const handle = openSync(file, 'r+')
  writeSync(handle, randomBytes(size - from), 0, size - from, from)
  closeSync(handle)
}

describe('a node whose local copy is damaged', () => {
  const damages: [string, (file: string) => void][] = [
    ['has noise in the pages of its records', (file) => overwrite(file, 0.3)],
    ['is no database any more', (file) => overwrite(file, 0)],
    ['was deleted', removeCopy],
  ]
  it.each(damages)('answers from the database and copies it anew when the copy %s', async (_, damage) => {
    const node = await openNode()
    await expectShown(node)
    await untilTrue(async () => expect(await readyz(node)).toMatchObject({ status: 'ready' }))
    const former = copyOf(node)
    damage(former)
    await expectAllAnswered(node)
    await expectShown(node)
    await untilTrue(() => expect([former, '']).not.toContain(copyOf(node)))
    await untilTrue(async () =>
      expect(await readyz(node)).toMatchObject({ parts: { copy: { state: 'current' } } }),
    )
    expect(await repairsOf(node)).toEqual({ 'damaged-copy': 1 })
    await expectAllAnswered(node)
    await expectShown(node)
  })

  it('starts from the database', async () => {
    const first = await openNode(await openTemporaryFolder())
    const former = copyOf(first)
    await first.close()
    overwrite(former, 0.3)
    const second = await openNode(first.dataDir)
    await expectAllAnswered(second)
    await untilTrue(() => expect([former, '']).not.toContain(copyOf(second)))
  })

  it('is not ready while the database is away too, and ready when it is back', async () => {
    const node = await openNode()
    await expectShown(node)
    server.signal('SIGKILL')
    try {
      await untilTrue(async () => expect((await readyz(node)).parts.database.state).toBe('away'))
      expect(await statusOf(node, '/readyz')).toBe(200)
      expect(await statusOf(node, `/api/vehicles/${ids[0]}`)).toBe(200)
      overwrite(copyOf(node), 0.1)
      // What is in memory goes on; the rest cannot be read.
      for (const id of ids.slice(1)) await statusOf(node, `/api/vehicles/${id}`)
      expect(await statusOf(node, `/api/vehicles/${ids[0]}`)).toBe(200)
      await untilTrue(async () => expect(await statusOf(node, '/readyz')).toBe(503))
    } finally {
      await server.start()
    }
    await untilTrue(async () =>
      expect(await readyz(node)).toMatchObject({ parts: { copy: { state: 'current' } } }),
    )
    expect(await statusOf(node, '/readyz')).toBe(200)
    await expectShown(node)
  })
})

const disk = createSmallDisk('copy-disk')

/** Only root may mount a disk. */
describe.skipIf(!disk.canMount())('a node whose disk is full', () => {
  it('starts without a copy, follows the database, and makes the copy when there is room', async () => {
    disk.mount('768k')
    onTestFinished(disk.unmount)
    const node = await openNode(disk.folder)
    await expectAllAnswered(node)
    await expectShown(node)
    expect(await readyz(node)).toMatchObject({ status: 'degraded', parts: { copy: { state: 'failing' } } })
    disk.resize('64m')
    await untilTrue(async () =>
      expect(await readyz(node)).toMatchObject({ parts: { copy: { state: 'current' } } }),
    )
    expect(copyOf(node)).not.toBe('')
    await expectAllAnswered(node)
    await expectShown(node)
  })

  it('goes on showing changes when its copy can no longer be written', async () => {
    disk.mount('64m')
    onTestFinished(disk.unmount)
    const node = await openNode(disk.folder)
    await expectShown(node)
    const filler = join(disk.folder, 'filler')
    fillDisk(filler)
    for (let change = 0; change < 10; change += 1) await expectShown(node)
    await untilTrue(async () =>
      expect(await readyz(node)).toMatchObject({ parts: { copy: { state: 'failing' } } }),
    )
    expect(await statusOf(node, '/readyz')).toBe(200)
    await expectAllAnswered(node)
    rmSync(filler)
    await untilTrue(async () =>
      expect(await readyz(node)).toMatchObject({ parts: { copy: { state: 'current' } } }),
    )
    await expectShown(node)
  })
})
