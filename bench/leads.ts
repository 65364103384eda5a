import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { allEntries } from '../server/leads/staff/all-leads.ts'
import { openOutbox } from '../server/store/open-outbox.ts'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { type Load, type Loaded, load } from './load.ts'
import { ms, percent, say, type Table, whole } from './report.ts'
import { fillWithDemo, pinLoad, type Server, startSite } from './servers.ts'

interface Measured {
  store: string
  site: Server
  /** Of a vehicle that is listed. */
  vehicleId: string
  place: Parameters<typeof openOutbox>[0]
  /** Of the applications that were accepted. */
  ids: string[]
  quiet: Loaded[]
}

const form = {
  vehicleDetails: { make: 'Ford', model: 'Transit', registration: 'AB12 CDE', mileage: 37_000 },
  licenseType: 'Full UK',
  firstName: 'Bench',
  dob: '1987-03-14',
  email: 'bench@example.com',
  phone: '07700 900456',
  residentialStatus: 'Single',
  address1: '1 Castle Street',
  city: 'Liverpool',
  postcode: 'L2 0NE',
  occupationalStatus: 'Full-Time Employment',
  employer: 'Bench and Sons',
  jobTitle: 'Fitter',
  netIncome: '1850',
}

/**
 * Applications that are accepted over HTTP, on disk before each answer: a site on SQLite and one on a PostgreSQL of the
 * same machine, in turn; then both while a burst asks for pages that must be rendered.
 */
export async function measureLeads({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Table> {
  const postgres = await startPostgres({ settings: { fsync: 'on' } })
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'))
  const measured: Measured[] = []
  try {
    const database = openDatabase(postgres.url)
    await migrateDatabase(database)
    await database.close()
    for (const [store, databaseUrl] of [
      ['SQLite', null],
      ['PostgreSQL', postgres.url],
    ] as const) {
      const dataDir = join(folder, store)
      const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
      fillWithDemo(dataDir, 3_000, database)
      const place = { dataDir, applicationKey: null, databaseUrl }
      const site = await startSite(dataDir, { LEADS_PER_HOUR: '1000000', ...database })
      const each: Measured = { store, site, vehicleId: '', place, ids: [], quiet: [] }
      measured.push(each)
      const [vehicle] = await (await fetch(`${site.url}/api/vehicles?pageSize=1`)).json()
      each.vehicleId = vehicle._id
    }
    pinLoad()
    for (const each of measured) await apply(each, { seconds: 2 })
    for (let round = 1; round <= rounds; round++) {
      for (const each of measured) each.quiet.push(await apply(each, { seconds }))
      say(`Round ${round} of ${rounds}`)
    }
    const rows: string[][] = []
    const [sqlite] = measured
    for (const { store, quiet } of measured) {
      const rate = perSecond(quiet)
      rows.push([`applications, ${store}`, ...cellsOf(quiet), percent(rate / perSecond(sqlite?.quiet ?? []))])
    }
    for (const size of [600, 800]) if (sqlite) rows.push(...(await measureBurst(sqlite, size)))
    for (const each of measured) {
      rows.push([`accepted and not kept, ${each.store}`, whole(await missing(each)), '', '', '', '', ''])
    }
    return { columns: ['what', 'answers', 'refused', 'a second', 'p50, p99', 'longest', 'of SQLite'], rows }
  } finally {
    for (const { site } of measured) await site.stop()
    await postgres.dispose()
    await rm(folder, { recursive: true, force: true })
  }
}

async function apply(
  { site, vehicleId, ids }: Measured,
  how: { seconds: number; rate?: number },
): Promise<Loaded> {
  const paths = ['/api/finance-application']
  const loaded = await load({
    url: site.url,
    paths,
    status: 201,
    form: { ...form, vehicleId },
    connections: 16,
    ...how,
  })
  for (const body of loaded.bodies) ids.push((JSON.parse(body) as { id: string }).id)
  return loaded
}

/** Pages at once, each unseen and on a connection of its own, with health checks and applications meanwhile. */
async function measureBurst(measured: Measured, size: number): Promise<string[][]> {
  const { url } = measured.site
  // In a thread, so that it does not delay the timers of the others.
  const paths = Array.from(
    { length: size * 2 },
    (_, number) => `/car-search?price=-${20_000 + size * 10 + number}`,
  )
  const burst: Load = { url, paths, status: 200, seconds: null, connections: size }
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: burst })
  const probes = { url, paths: ['/healthz'], status: 200, seconds: 3, connections: 2, rate: 50 }
  const [[pages], health, applications] = await Promise.all([
    once(worker, 'message') as Promise<[Loaded]>,
    load(probes),
    apply(measured, { seconds: 3, rate: 20 }),
  ])
  return [
    [`${size} pages at once`, ...cellsOf([pages]), ''],
    ['/healthz meanwhile', ...cellsOf([health]), ''],
    ['applications meanwhile', ...cellsOf([applications]), ''],
  ]
}

function cellsOf(loads: readonly Loaded[]): string[] {
  const sum = (read: (loaded: Loaded) => number) => loads.reduce((total, each) => total + read(each), 0)
  const most = (read: (loaded: Loaded) => number) => Math.max(...loads.map(read))
  return [
    whole(sum(({ answers }) => answers)),
    whole(sum(({ failed }) => failed)),
    whole(perSecond(loads)),
    `${ms(sum(({ p50Ms }) => p50Ms) / loads.length)}, ${ms(most(({ p99Ms }) => p99Ms))}`,
    ms(most(({ longestMs }) => longestMs)),
  ]
}

function perSecond(loads: readonly Loaded[]): number {
  return loads.reduce((total, each) => total + each.perSecond, 0) / loads.length
}

async function missing({ place, ids }: Measured): Promise<number> {
  const kept = new Set<string>()
  const outbox = await openOutbox(place)
  for await (const { id } of allEntries(outbox)) kept.add(id)
  await outbox.close()
  return ids.filter((id) => !kept.has(id)).length
}
