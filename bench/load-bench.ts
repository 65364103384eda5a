import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Sent, send, type ToSend, visitor } from './load-client.ts'
import { type LoadSite, openLoadSite } from './load-site.ts'

interface Options {
  /** The processor that the site is pinned to, as an argument of `taskset -c`; null for any. */
  core: string | null
  say(line: string): void
}

export interface LoadReport {
  date: string
  machine: string
  node: string
  core: string | null
  homePagesPerSecond: number
  bursts: BurstReport[]
}

interface BurstReport {
  what: string
  requests: number
  seconds: number
  /** The number of responses by status; 0 for no response. */
  statuses: Record<string, number>
  firstPageMs: number
  health: ProbeReport
  /** Processor time of the site between request and response: more reliable than elapsed time on a busy machine. */
  healthUsedP99Ms: number
  applications: ProbeReport
  otherPages: ProbeReport
}

interface ProbeReport {
  asked: number
  statuses: Record<string, number>
  p50Ms: number
  p99Ms: number
  longestMs: number
}

const probeMs = { health: 20, applications: 50, otherPages: 250 }
/** How long probes continue after the burst. */
const leastMs = 3_000

/** Measures steady load first, then bursts, with health checks, applications and other visitors at the same time. */
export async function measureLoad({ core, say }: Options): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-load-'))
  const site = await openLoadSite(folder, core)
  try {
    const homePagesPerSecond = await measureHome(site.url)
    say(`${homePagesPerSecond.toFixed(1)} home pages a second`)
    // Each address once: a page that was rendered before is sent from memory.
    const home = (number: number) => `${site.url}/?page=${number}`
    const search = (number: number) => `${site.url}/car-search?price=-${5_000 + number * 10}`
    const plans = [
      {
        what: '600 searches at once from one address',
        requests: many(600, (number) => ({ url: search(number), client: '203.0.113.9' })),
      },
      {
        what: '800 connections at once from one address',
        requests: many(800, (number) => ({ url: home(number), client: '203.0.113.10' })),
      },
      {
        what: '800 connections at once, each another visitor',
        requests: many(800, (number) => ({ url: home(800 + number), client: visitor(10_000 + number) })),
      },
    ]
    const bursts: BurstReport[] = []
    for (const { what, requests } of plans) {
      say(what)
      bursts.push(await measureBurst(what, requests, site))
    }
    const date = new Date().toISOString().slice(0, 10)
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`
    return { date, machine, node: process.version, core, homePagesPerSecond, bursts }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function many<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number))
}

/**
 * Four connections ask for the home page, one request each at a time, for five seconds after two to warm up. Each request
 * has another query, so that the page is rendered.
 */
async function measureHome(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let count = 0
  let asked = 0
  async function ask(until: number, client: string): Promise<void> {
    while (performance.now() < until) {
      asked += 1
      const { status } = await send({ url: `${url}/?page=${asked}`, client, agent })
      if (status !== 200) throw new Error(`The home page answered ${status}`)
      count += 1
    }
  }
  const run = async (ms: number) => {
    count = 0
    const start = performance.now()
    await Promise.all(many(4, (number) => ask(start + ms, visitor(number))))
    return count / ((performance.now() - start) / 1_000)
  }
  await run(2_000)
  const rate = await run(5_000)
  agent.destroy()
  return rate
}

async function measureBurst(what: string, requests: ToSend[], site: LoadSite): Promise<BurstReport> {
  // Numbers above those of the home page measurement: those clients have used up their rate limits.
  let visitors = 1_000
  const next = () => visitor(visitors++)
  const used: number[] = []
  let over = false
  const asking = [
    probe(
      probeMs.health,
      () => over,
      async () => {
        const before = site.usedMs()
        const answer = await send({ url: `${site.url}/healthz`, client: next() })
        used.push(site.usedMs() - before)
        return answer
      },
    ),
    probe(
      probeMs.applications,
      () => over,
      () => apply(site, visitors++),
    ),
    probe(
      probeMs.otherPages,
      () => over,
      () => send({ url: `${site.url}/van-search?price=-${visitors}`, client: next() }),
    ),
  ]
  await sleep(200)
  const start = performance.now()
  const worker = new Worker(new URL('./load-burst.ts', import.meta.url), { workerData: { requests } })
  const [answers] = (await once(worker, 'message')) as [Sent[]]
  const seconds = (performance.now() - start) / 1_000
  await sleep(Math.max(0, leastMs - seconds * 1_000))
  over = true
  const [health, applications, otherPages] = (await Promise.all(asking)) as [
    ProbeReport,
    ProbeReport,
    ProbeReport,
  ]
  const pages = answers.filter(({ status }) => status === 200)
  return {
    what,
    requests: requests.length,
    seconds,
    statuses: countStatuses(answers),
    firstPageMs: pages.length === 0 ? Number.NaN : Math.min(...pages.map(({ ms }) => ms)),
    health,
    healthUsedP99Ms: quantile(used, 0.99),
    applications,
    otherPages,
  }
}

/** Alternates between the API and the form without script. */
function apply({ url, vehicleId }: LoadSite, number: number): Promise<Sent> {
  const client = visitor(number)
  if (number % 2 === 0) {
    const body = JSON.stringify({ vehicleId, vehicleDetails: {}, surname: `Bench ${number}` })
    return send({
      url: `${url}/api/finance-application`,
      client,
      method: 'POST',
      contentType: 'application/json',
      body,
    })
  }
  const body = new URLSearchParams({ surname: `Bench ${number}` }).toString()
  const contentType = 'application/x-www-form-urlencoded'
  return send({ url: `${url}/vehicles/${vehicleId}/apply`, client, method: 'POST', contentType, body })
}

/** Sends a request every `everyMs`, whether or not earlier ones have been answered. */
async function probe(everyMs: number, isOver: () => boolean, ask: () => Promise<Sent>): Promise<ProbeReport> {
  const asked: Promise<Sent>[] = []
  while (!isOver()) {
    asked.push(ask())
    await sleep(everyMs)
  }
  const answers = await Promise.all(asked)
  const times = answers.map(({ ms }) => ms)
  return {
    asked: times.length,
    statuses: countStatuses(answers),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    longestMs: quantile(times, 1),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function countStatuses(answers: Sent[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export function formatLoadReport({
  date,
  machine,
  node,
  core,
  homePagesPerSecond,
  bursts,
}: LoadReport): string {
  const statuses = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
  const probed = ({ statuses: counts, p50Ms, p99Ms, longestMs }: ProbeReport) =>
    `${statuses(counts)}; ${p50Ms.toFixed(0)}, ${p99Ms.toFixed(0)}, ${longestMs.toFixed(0)} ms`
  return [
    `${date}, ${machine}, Node ${node}, the site on ${core === null ? 'all processors' : `processor ${core}`}`,
    '',
    `${homePagesPerSecond.toFixed(1)} home pages a second over four connections`,
    '',
    '| burst | answers | all answered | first page | /healthz: answers; p50, p99, longest | its p99 in processor time of the site | applications | pages of other visitors |',
    '|---|---|---|---|---|---|---|---|',
    ...bursts.map((burst) =>
      [
        '',
        burst.what,
        statuses(burst.statuses),
        `${burst.seconds.toFixed(1)} s`,
        `${burst.firstPageMs.toFixed(0)} ms`,
        probed(burst.health),
        `${burst.healthUsedP99Ms.toFixed(0)} ms`,
        probed(burst.applications),
        probed(burst.otherPages),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
  ].join('\n')
}
