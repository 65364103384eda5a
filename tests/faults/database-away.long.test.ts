import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'
import { migrateDatabase } from '#server/store/postgres/migrate.ts'
import { openDatabase } from '#server/store/postgres/open-database.ts'
import { openPostgresStock } from '#server/store/postgres/stock-store.ts'
import { type PostgresServer, startPostgres } from '#server/store/postgres/testing/postgres-server.ts'

const records = [...makeDemoStock({ count: 60 })]
const [first, second, third] = records.map(({ metadata }) => metadata.stockId) as [string, string, string]
const addresses = [
  '/',
  '/car-search?sort=price-low',
  '/vans/used',
  '/vehicles',
  `/api/vehicles/${first}`,
  '/api/vehicles/search/car?priceTo=20000',
  '/api/vehicles/facets/van',
]

const untilTrue = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 45_000, interval: 20 })

// Each test waits until two nodes have noticed that a server is away, and that it is back.
describe('a site on PostgreSQL with a standby', { timeout: 180_000 }, () => {
  let server: PostgresServer
  let standby: PostgresServer
  let stock: StockStore
  const env = { DATABASE_URL: '', READ_DATABASE_URL: '', APPLICATION_KEY: randomBytes(32).toString('base64') }
  const nodes: TestApp[] = []

  async function openNode(): Promise<TestApp> {
    const node = await openTestApp({
      env,
      // No answer fits, so every request reads the stock.
      limits: { cacheBytes: 1 },
      pagesOn: (services) => loadPages(services),
    })
    node.composition.startWorking()
    nodes.push(node)
    return node
  }

  beforeAll(async () => {
    server = await startPostgres()
    env.DATABASE_URL = server.url
    const database = openDatabase(server.url)
    await migrateDatabase(database)
    await database.close()
    stock = openPostgresStock(server.url)
    await stock.write((writer) => writer.put(records.map((record) => prepareRecord(record))))
    standby = await startPostgres({ replicaOf: server })
    env.READ_DATABASE_URL = standby.url
    await openNode()
    await openNode()
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await stock.close()
    await standby.dispose()
    await server.dispose()
  })

  const [one, two] = [() => nodes[0] as TestApp, () => nodes[1] as TestApp]

  async function statusOf(node: TestApp, url: string): Promise<number> {
    return (await node.app.inject({ url, headers: { host: 'pierhead.example' } })).statusCode
  }

  async function databaseOf(node: TestApp): Promise<string | undefined> {
    const answer = await node.app.inject('/readyz')
    expect(answer.statusCode).toBe(200)
    const { status, parts } = answer.json()
    // Also degraded while the database is on: the applications of these tests wait, because there is no lead service.
    if (parts.database.state !== 'on') expect(status).toBe('degraded')
    return parts.database.state
  }

  async function expectAllAnswered(node: TestApp): Promise<void> {
    for (const url of addresses) expect([url, await statusOf(node, url)]).toEqual([url, 200])
  }

  const apply = (node: TestApp, key: string) =>
    node.app.inject({
      method: 'POST',
      url: '/api/finance-application',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify({
        vehicleId: first,
        vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 20_000 },
        licenseType: 'Full UK',
        firstName: 'Grace',
        netIncome: '2100',
      }),
    })

  /** Sends it again after a 503, as a client does: the site waits 15 s for the database, a loaded machine needs longer. */
  async function applyUntilKept(node: TestApp, key: string) {
    let answer = await apply(node, key)
    while (answer.statusCode === 503) answer = await apply(node, key)
    return answer
  }

  it('shows a change on every node', async () => {
    await stock.write((writer) => writer.remove(third))
    for (const node of nodes) {
      await untilTrue(async () => expect(await statusOf(node, `/api/vehicles/${third}`)).toBe(410))
    }
  })

  it('answers pages and searches while the database is killed, and an application when it is back', async () => {
    server.signal('SIGKILL')
    await untilTrue(async () => expect(await databaseOf(one())).toBe('away'))
    const application = applyUntilKept(one(), 'while-killed')
    for (let round = 0; round < 3; round += 1) await Promise.all(nodes.map(expectAllAnswered))
    await server.start()
    expect((await application).statusCode).toBe(201)
    for (const node of nodes) await untilTrue(async () => expect(await databaseOf(node)).toBe('on'))
    expect((await apply(two(), 'while-killed')).json()).toEqual((await application).json())
  })

  it('answers pages and searches while the database does not answer, and shows changes afterwards', async () => {
    server.signal('SIGSTOP')
    try {
      await untilTrue(async () => expect(await databaseOf(one())).toBe('away'))
      await Promise.all(nodes.map(expectAllAnswered))
    } finally {
      server.signal('SIGCONT')
    }
    await stock.write((writer) => writer.remove(second))
    for (const node of nodes) {
      await untilTrue(async () => expect(await statusOf(node, `/api/vehicles/${second}`)).toBe(410))
    }
  })

  it('accepts an application that was sent while the database was read-only', async () => {
    const database = openDatabase(server.url)
    const setReadOnly = async (value: 'on' | 'off') => {
      await database.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
      await database.query('SELECT pg_reload_conf()')
    }
    // A read-only transaction may change settings of the server.
    await setReadOnly('on')
    try {
      await untilTrue(async () => expect(await databaseOf(one())).toBe('read-only'))
      const application = applyUntilKept(one(), 'while-read-only')
      await expectAllAnswered(one())
      await sleep(200)
      await setReadOnly('off')
      expect((await application).statusCode).toBe(201)
    } finally {
      await setReadOnly('off')
      await database.close()
    }
    await untilTrue(async () => expect(await databaseOf(one())).toBe('on'))
  })

  it('answers 503 with Retry-After while neither the primary nor the standby is there', async () => {
    server.signal('SIGKILL')
    standby.signal('SIGSTOP')
    try {
      // Sold vehicles are not in memory.
      for (const url of [`/api/vehicles/${third}`, `/vehicles/${third}`]) {
        const answer = await one().app.inject({ url, headers: { host: 'pierhead.example' } })
        expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '3'])
      }
    } finally {
      standby.signal('SIGCONT')
      await server.start()
    }
    await untilTrue(() => expectAllAnswered(one()))
  })
})
