import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutbox } from '../server/store/open-outbox.ts'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { send, visitor } from './load-client.ts'
import { type LoadSite, openLoadSite } from './load-site.ts'

interface Options {
  rounds: number
  /** The processor that the sites are pinned to; null for any. */
  core: string | null
  say(line: string): void
}

interface StoreReport {
  store: 'SQLite' | 'PostgreSQL'
  accepted: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  longestMs: number
  /** Processor time of the site's main thread for one application. */
  usedMs: number
  /** Accepted, and not in the store afterwards. */
  missing: number
}

export interface ApplicationsReport {
  date: string
  machine: string
  node: string
  connections: number
  rounds: number
  stores: StoreReport[]
}

interface Measured {
  store: StoreReport['store']
  site: LoadSite
  place: Parameters<typeof openOutbox>[0]
  ids: string[]
  times: number[]
  seconds: number
  usedMs: number
}

const connections = 16
const roundMs = 8_000

/**
 * Applications that are accepted over HTTP, on disk before each answer: a site on SQLite and one on a PostgreSQL of the
 * same machine, in turn. Each application comes from another visitor behind the trusted proxy, so no limit of a client is
 * reached, and the allowance of all clients is raised.
 */
export async function measureApplications({ rounds, core, say }: Options): Promise<ApplicationsReport> {
  const postgres = await startPostgres({ settings: { fsync: 'on' } })
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-applications-'))
  const measured: Measured[] = []
  try {
    const database = openDatabase(postgres.url)
    await migrateDatabase(database)
    await database.close()
    measured.push(await open('SQLite', { dataDir: join(folder, 'sqlite'), databaseUrl: null, core }))
    measured.push(
      await open('PostgreSQL', { dataDir: join(folder, 'postgres'), databaseUrl: postgres.url, core }),
    )
    for (const each of measured) await runRound(each, 2_000)
    for (const each of measured) Object.assign(each, { times: [], seconds: 0, usedMs: 0 })
    for (let round = 1; round <= rounds; round += 1) {
      for (const each of measured) {
        const before = each.times.length
        await runRound(each, roundMs)
        say(`${each.store}, round ${round}: ${each.times.length - before} accepted`)
      }
    }
    const stores: StoreReport[] = []
    for (const each of measured) stores.push(await report(each))
    const date = new Date().toISOString().slice(0, 10)
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`
    return { date, machine, node: process.version, connections, rounds, stores }
  } finally {
    await Promise.all(measured.map(({ site }) => site.stop()))
    await postgres.dispose()
    await rm(folder, { recursive: true, force: true })
  }
}

async function open(
  store: Measured['store'],
  { dataDir, databaseUrl, core }: { dataDir: string; databaseUrl: string | null; core: string | null },
): Promise<Measured> {
  const settings = {
    LEADS_PER_HOUR: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  const site = await openLoadSite(dataDir, core, null, settings)
  const place = { dataDir, applicationKey: null, databaseUrl }
  return { store, site, place, ids: [], times: [], seconds: 0, usedMs: 0 }
}

let sent = 0

/** Each connection sends the next application when the last was answered. */
async function runRound(measured: Measured, ms: number): Promise<void> {
  const { site, ids, times } = measured
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  const usedBefore = site.usedMs()
  async function apply(): Promise<void> {
    while (performance.now() < start + ms) {
      sent += 1
      const answer = await send({
        url: `${site.url}/api/finance-application`,
        client: visitor(sent),
        method: 'POST',
        contentType: 'application/json',
        body: JSON.stringify({ vehicleId: site.vehicleId, ...answers, surname: `Bench ${sent}` }),
        agent,
      })
      if (answer.status !== 201)
        throw new Error(`${measured.store}: an application was answered ${answer.status}`)
      ids.push(JSON.parse(answer.body).id)
      times.push(answer.ms)
    }
  }
  await Promise.all(Array.from({ length: connections }, apply))
  measured.seconds += (performance.now() - start) / 1_000
  measured.usedMs += site.usedMs() - usedBefore
  agent.destroy()
}

async function report({ store, place, ids, times, seconds, usedMs }: Measured): Promise<StoreReport> {
  const kept = new Set<string>()
  const outbox = await openOutbox(place)
  const limit = 10_000
  for (let offset = 0; offset <= kept.size; offset += limit) {
    for (const { id } of await outbox.list({ limit, offset })) kept.add(id)
  }
  await outbox.close()
  const sorted = [...times].sort((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    store,
    accepted: times.length,
    perSecond: times.length / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    longestMs: quantile(1),
    usedMs: usedMs / times.length,
    missing: ids.filter((id) => !kept.has(id)).length,
  }
}

/** Of the whole form. */
const answers = {
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

export function formatApplications({
  date,
  machine,
  node,
  connections,
  rounds,
  stores,
}: ApplicationsReport): string {
  return [
    `${date}, ${machine}, Node ${node}, ${connections} connections, ${rounds} rounds in turn`,
    '',
    '| store | accepted | a second | p50, p99, longest | processor time of the site for one | missing afterwards |',
    '|---|---|---|---|---|---|',
    ...stores.map(
      ({ store, accepted, perSecond, p50Ms, p99Ms, longestMs, usedMs, missing }) =>
        `| ${store} | ${accepted} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(1)}, ${p99Ms.toFixed(1)}, ` +
        `${longestMs.toFixed(0)} ms | ${usedMs.toFixed(2)} ms | ${missing} |`,
    ),
    '',
  ].join('\n')
}
