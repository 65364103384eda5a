import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StockRecord } from '../domain/stock/record.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { slimCars, writeAll } from './records.ts'
import { ms, quantile, say, type Table, times, whole } from './report.ts'
import { type Server, startSite } from './servers.ts'

interface Options {
  count: number
  /** Records that another process changes in one write. */
  changes: number
  seed: number
}

/** Of every vehicle that is changed, and of no other. */
const changedColour = 'Chartreuse'

/** Starts the site without a snapshot of its index and with one, then changes many records while it answers. */
export async function measureStart({ count, changes, seed }: Options): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  const running: Server[] = []
  try {
    const store = await openSqliteStock(stockFile(folder))
    await writeAll(store, slimCars(count, seed))
    await store.close()
    say(`${whole(count)} cars in the store`)
    const without = await start(folder, running)
    await running.pop()?.stop()
    const from = await start(folder, running)
    const [site] = running
    if (!site) throw new Error('The site does not run')
    const changed = await measureChanges(site.url, folder, Math.min(changes, count), seed)
    const ratio = (read: (run: Start) => number) => times(read(from) / read(without))
    const row = (what: string, read: (run: Start) => number, format: (value: number) => string) => [
      what,
      format(read(without)),
      format(read(from)),
      ratio(read),
    ]
    const seconds = (value: number) => `${value.toFixed(1)} s`
    const megabytes = (value: number) => `${whole(value)} MB`
    return {
      columns: [`start with ${whole(count)} cars`, 'without a snapshot', 'from a snapshot', 'ratio'],
      rows: [
        row('to /readyz 200', ({ readySeconds }) => readySeconds, seconds),
        row('processor time to it', ({ cpuSeconds }) => cpuSeconds, seconds),
        row('memory then', ({ readyMegabytes }) => readyMegabytes, megabytes),
        row('memory 10 s later', ({ laterMegabytes }) => laterMegabytes, megabytes),
        ['', '', '', ''],
        [`${whole(changes)} changed, visible after`, '', seconds(changed.visibleSeconds), ''],
        ['facets meanwhile, p50, p99, longest', '', changed.waits.map(ms).join(', '), ''],
        ['answers with a part of the changes', '', changed.partial, ''],
      ],
    }
  } finally {
    for (const site of running) await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Start {
  /** From the command, Node's own start included. */
  readySeconds: number
  cpuSeconds: number
  /** Resident memory; 0 where the system does not report it. */
  readyMegabytes: number
  laterMegabytes: number
}

/** Returns ten seconds after the site is ready, so that it has written its snapshot. */
async function start(dataDir: string, running: Server[]): Promise<Start> {
  const begun = performance.now()
  const site = await startSite(dataDir)
  running.push(site)
  while ((await fetch(`${site.url}/readyz`)).status !== 200) await sleep(50)
  const readySeconds = (performance.now() - begun) / 1_000
  const cpuSeconds = site.usedMs() / 1_000
  const readyMegabytes = await residentMegabytes(site.child.pid)
  say(`ready after ${readySeconds.toFixed(1)} s`)
  await sleep(10_000)
  return { readySeconds, cpuSeconds, readyMegabytes, laterMegabytes: await residentMegabytes(site.child.pid) }
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1_024) / 1e6
}

interface Changes {
  /** From the commit until every change is in the answers. */
  visibleSeconds: number
  /** In milliseconds, p50, p99 and longest: a blocked event loop counts as the time of an answer. */
  waits: number[]
  /** Answers that counted some of the changes and not all. */
  partial: number
}

/** Changes the price and colour of many records, and asks for unseen facet counts until they are visible. */
async function measureChanges(url: string, dataDir: string, changes: number, seed: number): Promise<Changes> {
  const store = await openSqliteStock(stockFile(dataDir))
  let asked = 0
  async function countChanged(): Promise<number> {
    const unseen = new URLSearchParams({ colour: changedColour, price: `-${1_000_000 + asked++}` })
    const headers = { 'x-forwarded-for': `198.18.${Math.floor(asked / 250) % 250}.${asked % 250}` }
    const answer = await fetch(`${url}/api/vehicles/facets/car?${unseen}`, { headers })
    return ((await answer.json()) as { total: number }).total
  }
  await writeAll(store, Array.from(slimCars(changes, seed), recolour))
  const committed = performance.now()
  await store.close()
  const waits: number[] = []
  const counts: number[] = []
  while (counts.at(-1) !== changes) {
    const due = performance.now() + 5
    await sleep(5)
    counts.push(await countChanged())
    waits.push(performance.now() - due)
  }
  const visibleSeconds = (performance.now() - committed) / 1_000
  waits.sort((a, b) => a - b)
  return {
    visibleSeconds,
    waits: [0.5, 0.99, 1].map((share) => quantile(waits, share)),
    partial: counts.filter((count) => count > 0 && count < changes).length,
  }
}

function recolour(record: StockRecord): StockRecord {
  const { metadata, vehicle, adverts } = record
  const price = adverts.retailAdverts.totalPrice?.amountGBP ?? 0
  const retailAdverts = { ...adverts.retailAdverts, totalPrice: { amountGBP: price + 500 } }
  return {
    ...record,
    metadata: { ...metadata, versionNumber: (metadata.versionNumber ?? 0) + 1 },
    vehicle: { ...vehicle, colour: changedColour },
    adverts: { ...adverts, retailAdverts },
  }
}
