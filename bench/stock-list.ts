import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { identifierKey } from '../domain/stock/identifier-key.ts'
import type { StockFilter, StockOrder } from '../domain/stock/stock-list.ts'
import type { StockStore } from '../domain/stock/store.ts'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { openPostgresStock } from '../server/store/postgres/stock-store.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { slimVehicles, writeAll } from './records.ts'
import { ms, quantile, say, type Table, whole } from './report.ts'

/** Of each question, the first one left out. */
const asked = 21

const pageSize = 50

/** What the desk asks for its list of stock, in the stores themselves: one of many vehicles beside one of few. */
export async function measureStockList({
  count,
  few,
  seed,
}: Record<'count' | 'few' | 'seed', number>): Promise<Table> {
  const rows: string[][] = []
  for (const [vehicles, into] of [
    [few, 'SQLite'],
    [count, 'SQLite'],
    [few, 'PostgreSQL'],
    [count, 'PostgreSQL'],
  ] as const) {
    const open = into === 'SQLite' ? inFile : inDatabase
    await open(async (store) => {
      const began = performance.now()
      await writeAll(store, slimVehicles(vehicles, seed))
      say(`${whole(vehicles)} in ${into} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
      await setSomeByHand(store)
      for (const [what, ask] of Object.entries(await questionsOf(store, vehicles)))
        rows.push([into, whole(vehicles), what, ...(await timesOf(ask))])
    })
  }
  return { columns: ['store', 'vehicles', 'what', 'p50', 'slowest'], rows }
}

/** As a dealer has them: some reserved, some sold. */
async function setSomeByHand(store: StockStore): Promise<void> {
  const { vehicles } = await store.list.page({}, { order: 'newest', offset: 0, limit: 100 })
  await store.write(async (writer) => {
    for (const [place, { id }] of vehicles.entries())
      await writer.override(id, { fields: { state: place % 2 ? 'reserved' : 'sold' }, note: null })
  })
}

async function questionsOf(
  store: StockStore,
  count: number,
): Promise<Record<string, () => Promise<unknown>>> {
  const { list } = store
  const names = await list.names()
  const popular = names.filter((name) => name.startsWith('ford'))
  const rare = names.slice(-1)
  const page =
    (filter: StockFilter, order: StockOrder, offset = 0) =>
    () =>
      list.page(filter, { order, offset, limit: pageSize })
  const [first] = (await list.page({}, { order: 'oldest', offset: 0, limit: 1 })).vehicles
  const plate = identifierKey(first?.record.vehicle.registration) ?? 0
  return {
    'on the site, oldest first': page({ standing: 'onSite' }, 'oldest'),
    'on the site, dearest first': page({ standing: 'onSite' }, 'dearest'),
    'on the site, changed last': page({ standing: 'onSite' }, 'changed'),
    'everything, newest first': page({}, 'newest'),
    'everything, page 200': page({}, 'newest', Math.min(count - pageSize, 199 * pageSize)),
    reserved: page({ standing: 'reserved' }, 'oldest'),
    'every Ford, oldest first': page({ names: popular, standing: 'onSite' }, 'oldest'),
    'every Ford, changed last': page({ names: popular }, 'changed'),
    'every Ford that is reserved': page({ names: popular, standing: 'reserved' }, 'oldest'),
    'a rare model, cheapest first': page({ names: rare }, 'cheapest'),
    [`all ${names.length} names`]: () => list.names(),
    'by plate': () => list.identified({ plates: [plate], stockNumbers: [plate] }),
  }
}

async function timesOf(ask: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  for (let time = 0; time < asked; time++) {
    const began = performance.now()
    await ask()
    if (time > 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return [ms(quantile(times, 0.5)), ms(quantile(times, 1))]
}

async function inFile(work: (store: StockStore) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-list-'))
  const store = await openSqliteStock(join(folder, 'stock.db'))
  try {
    await work(store)
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function inDatabase(work: (store: StockStore) => Promise<void>): Promise<void> {
  const server = await startPostgres({ settings: { max_wal_size: '1GB' } })
  const database = openDatabase(server.url, { statementMs: 120_000 })
  try {
    await migrateDatabase(database)
    const store = openPostgresStock(server.url)
    await work({
      ...store,
      // Statistics, which the server else gathers within a minute.
      write: async (write) => {
        const written = await store.write(write)
        await database.query('VACUUM ANALYZE vehicle')
        return written
      },
    })
    await store.close()
  } finally {
    await database.close()
    await server.dispose()
  }
}
