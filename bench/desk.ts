import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredVehicle } from '../domain/stock/stock-list.ts'
import { openOutbox } from '../server/store/open-outbox.ts'
import { openStockStore } from '../server/store/open-stock-store.ts'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { addLeads, type SoughtLead, setSomeByHand } from './desk-data.ts'
import { askDesk, type DeskPage, type DeskVisit, openDesk } from './desk-visit.ts'
import { slimVehicles, writeAll } from './records.ts'
import { ms, quantile, say, type Table, whole } from './report.ts'
import { startSite } from './servers.ts'

export interface DeskSize {
  /** Vehicles. */
  count: number
  leads: number
  seed: number
}

/** A stock with leads, as the desk finds it. */
export interface DeskPlace {
  /** Settings of the site and the desk. */
  env: Record<string, string> & { DATA_DIR: string }
  vehicles: StoredVehicle[]
  leads: SoughtLead[]
}

export type DeskStore = 'SQLite' | 'PostgreSQL'

/** Whole pages of the desk through its own server, beside a running site, on each store. */
export async function measureDesk({
  asked,
  stores,
  ...size
}: DeskSize & { asked: number; stores: readonly DeskStore[] }): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    await atDesk(store, size, async (place) => {
      const site = await startSite(place.env.DATA_DIR, place.env)
      const running = [site]
      try {
        while ((await fetch(`${site.url}/readyz`)).status !== 200) await sleep(100)
        const env = { ...place.env, PORT: new URL(site.url).port }
        const opened: number[] = []
        const found: number[] = []
        for (let time = 0; time < 5; time++) {
          const desk = await openDesk(env)
          opened.push(desk.openedMs)
          found.push(await askDesk(desk, { path: '/leads/find', form: { text: 'Zebedee Nobody' } }))
          if (time < 4) await desk.stop()
          else running.push(desk)
        }
        const row = (what: string, times: number[]) => {
          times.sort((a, b) => a - b)
          rows.push([store, what, ...[0.5, 0.99].map((share) => ms(quantile(times, share)))])
        }
        row('from the command to the first page, five times', opened)
        row('the first find after that, five times', found)
        const desk = running[1] as DeskVisit
        for (const [what, page] of Object.entries(pagesOf(place))) row(what, await timesOf(desk, page, asked))
      } finally {
        for (const each of running) await each.stop()
      }
    })
  }
  return { columns: ['store', 'what', 'p50', 'p99'], rows }
}

/** Each time another vehicle, lead or page, so that nothing is kept from the time before. */
function pagesOf({ vehicles, leads }: DeskPlace): Record<string, (time: number) => DeskPage> {
  const lead = (time: number) => leads[(time * 97) % leads.length] as SoughtLead
  const vehicle = (time: number) => vehicles[(time * 13) % vehicles.length] as StoredVehicle
  const list = (query: string) => (time: number) => ({ path: `/stock?${query}&page=${time + 1}` })
  const find = (of: (lead: SoughtLead) => string) => (time: number) => ({
    path: '/leads/find',
    form: { text: of(lead(time)) },
  })
  return {
    'the first page, Today': () => ({ path: '/' }),
    'leads, all': (time) => ({ path: `/leads?page=${time + 1}` }),
    'leads, unanswered': () => ({ path: '/leads?handling=open' }),
    'leads, viewings': () => ({ path: '/leads?kind=viewing' }),
    'a lead': (time) => ({ path: `/leads/${lead(time).id}` }),
    'find a lead by name': find(({ name }) => name),
    'find a lead by phone': find(({ phone }) => phone),
    'find a lead by email': find(({ email }) => email),
    'find a lead by plate': find(({ plate }) => plate),
    'find a lead by reference': find(({ id }) => id.slice(0, 8)),
    'find nobody': find(() => 'Zebedee Nobody'),
    'whether there is a new lead': () => ({ path: '/watch' }),
    'stock, longest first': list('standing=onSite&order=oldest'),
    'stock, dearest first': list('standing=onSite&order=dearest'),
    'stock, not shown': list('standing=removed&order=changed'),
    'stock, every Ford': list('find=ford&standing=onSite&order=oldest'),
    'find a vehicle by plate': (time) => ({
      path: `/stock?${new URLSearchParams({ find: vehicle(time).record.vehicle.registration ?? '' })}`,
    }),
    'a vehicle': (time) => ({ path: `/stock/${vehicle(time).id}` }),
    'its fields': (time) => ({ path: `/stock/${vehicle(time).id}/fields` }),
    'prices of 50, before and after': (time) => {
      const chosen = Array.from({ length: 50 }, (_, place) => ['id', vehicle(time * 50 + place).id])
      return {
        path: `/stock/prices?${new URLSearchParams([...chosen, ['by', 'percent'], ['amount', '-5']])}`,
      }
    },
  }
}

async function timesOf(desk: DeskVisit, page: (time: number) => DeskPage, asked: number): Promise<number[]> {
  await askDesk(desk, page(asked))
  const times: number[] = []
  for (let time = 0; time < asked; time++) times.push(await askDesk(desk, page(time)))
  return times
}

/** Fills a store of its own, and removes it after `work`. */
export async function atDesk(
  store: DeskStore,
  size: DeskSize,
  work: (place: DeskPlace) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  const server = store === 'PostgreSQL' ? await startPostgres({ settings: { max_wal_size: '1GB' } }) : null
  try {
    const env = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) }
    await work({ env, ...(await fill(folder, server?.url ?? null, size)) })
  } finally {
    await server?.dispose()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, databaseUrl: string | null, { count, leads, seed }: DeskSize) {
  const place = { dataDir, applicationKey: null, databaseUrl }
  const database = databaseUrl === null ? null : openDatabase(databaseUrl, { statementMs: 120_000 })
  if (database) await migrateDatabase(database)
  const stock = await openStockStore(place)
  const outbox = await openOutbox(place)
  try {
    await writeAll(stock, slimVehicles(count, seed))
    await setSomeByHand(stock)
    say(`${whole(count)} vehicles in the store`)
    const { vehicles } = await stock.list.page(
      { standing: 'onSite' },
      { order: 'oldest', offset: 0, limit: 5_000 },
    )
    const sought = await addLeads(outbox, vehicles, leads)
    say(`${whole(leads)} leads in the store`)
    // Statistics, which the server else gathers within a minute.
    for (const table of ['vehicle', 'lead']) await database?.query(`VACUUM ANALYZE ${table}`)
    return { vehicles, leads: sought }
  } finally {
    await outbox.close()
    await stock.close()
    await database?.close()
  }
}
