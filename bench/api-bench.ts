import { cpus } from 'node:os'
import type { FloorAnswer } from './api-floor.ts'
import { createPlans, type Plan } from './api-plans.ts'
import { createUnseen } from './api-queries.ts'
import { type Run, readAnswer, startLoad, untilIdle, untilQuiet } from './api-run.ts'
import { type ApiServer, ask, startServer } from './api-servers.ts'
import { prepareApiStore, readListings } from './api-store.ts'
import { installApiPeers } from './install-api-peers.ts'

interface Options {
  count: number
  seed: number
  rounds: number
  /** Other engines, separated by commas. */
  peers: string
  say(line: string): void
}

export interface ApiReport {
  date: string
  machine: string
  node: string
  count: number
  /** Unseen queries that the site answered before it was measured. */
  warmQueries: number
  rows: ApiRow[]
  peers: PeerRow[]
}

/** Medians of the rounds. */
interface ApiRow {
  what: string
  /** Of one answer, on average. */
  bytes: number
  floorPerSecond: number
  sitePerSecond: number
  shareOfFloor: number
  /** The floor's processor time for an answer divided by that of the site: more reliable on a busy machine. */
  shareByProcessorTime: number
  p50Ms: number
  p99Ms: number
}

interface PeerRow {
  name: string
  /** Null: not installed. */
  measured: { perSecond: number; timesSlower: number; p50Ms: number; p99Ms: number } | null
}

/** The servers share one processor, one of them working at a time; the load has another. */
const cores = { servers: '0', load: '1' }
const runSeconds = 3
/** Or fewer, if they take longer than `longestWarmMs`. */
const warmQueries = 20_000
const longestWarmMs = 120_000
/** More than any server but the floor answers in one run. */
const pathsPerRun = 15_000
/** Answers that the floor sends in turn. */
const floorAnswers = 50

interface Compared {
  /** Of one answer, on average. */
  bytes: number
  floor: Run
  site: Run
}

interface Peer {
  name: string
  /** Null: not installed. */
  server: ApiServer | null
  runs: { own: Run; site: Run }[]
}

/**
 * Compares the API with a bare node:http server that sends the same bytes from memory, and with other engines behind the
 * same Fastify, in turn.
 */
export async function measureApi({ count, seed, rounds, peers: names, say }: Options): Promise<ApiReport> {
  installApiPeers()
  const folder = await prepareApiStore(count, seed, say)
  const unseen = createUnseen(await readListings(folder, 20_000), seed)
  const plans = createPlans(unseen(20))
  const samples = new Map(plans.map((plan) => [plan, plan.paths(unseen, floorAnswers)]))
  const running: ApiServer[] = []
  const load = startLoad(cores.load)
  async function start(script: string, args: string[], env?: NodeJS.ProcessEnv): Promise<ApiServer | null> {
    const server = await startServer(cores.servers, script, args, env)
    if (server) running.push(server)
    return server
  }

  try {
    const floor = await start('./api-floor.ts', [])
    const site = await start('../bin/forecourt.mjs', ['serve'], siteSettings(folder))
    if (!floor || !site) throw new Error('A server could not start')
    const peers: Peer[] = []
    for (const name of names.split(',').filter((each) => each !== '')) {
      peers.push({ name, server: await start('./api-peer.ts', [name, folder]), runs: [] })
      say(`${name}: ${peers.at(-1)?.server ? 'open' : 'not installed'}`)
    }
    await untilQuiet(site.url)
    await untilIdle(site)

    async function compare(plan: Plan, others: readonly Peer[]): Promise<Compared> {
      const urls = (samples.get(plan) ?? []).map((path) => `${site?.url}${path}`)
      const tag = plan.revalidates && { 'if-none-match': await tagOf(urls[0] ?? '') }
      const headers = { ...plan.headers, ...tag }
      const answers = await readInTurn(urls, headers)
      await ask((floor as ApiServer).child, answers)
      const paths = plan.paths(unseen, pathsPerRun)
      const asked = { paths, headers, status: plan.status, seconds: runSeconds }
      const ofFloor = await load.run(floor as ApiServer, asked)
      const ofSite = await load.run(site as ApiServer, asked)
      for (const { server, runs } of others)
        if (server) runs.push({ own: await load.run(server, asked), site: ofSite })
      const bytes = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length
      return { bytes, floor: ofFloor, site: ofSite }
    }

    const [searches] = plans
    const first = await compare(searches, [])
    let warm = first.site.answers
    for (const until = Date.now() + longestWarmMs; warm < warmQueries && Date.now() < until; ) {
      const paths = searches.paths(unseen, pathsPerRun)
      warm += (await load.run(site, { paths, headers: {}, status: 200, seconds: runSeconds })).answers
    }
    say(`warm after ${warm.toLocaleString('en-GB')} queries`)

    const compared = plans.map(() => [] as Compared[])
    for (let round = 1; round <= rounds; round++) {
      for (const [at, plan] of plans.entries())
        compared[at]?.push(await compare(plan, plan === searches ? peers : []))
      say(`round ${round} of ${rounds} done`)
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      node: process.version,
      count,
      warmQueries: warm,
      rows: [
        summarise('search, unseen queries, the first seconds', [first]),
        ...plans.map(({ what }, at) => summarise(what, compared[at] ?? [])),
      ],
      peers: peers.map(summarisePeer),
    }
  } finally {
    load.stop()
    for (const server of running) await server.stop()
  }
}

function summarise(what: string, rounds: readonly Compared[]): ApiRow {
  const of = (read: (round: Compared) => number) => median(rounds.map(read))
  return {
    what,
    bytes: Math.round(of(({ bytes }) => bytes)),
    floorPerSecond: of(({ floor }) => floor.perSecond),
    sitePerSecond: of(({ site }) => site.perSecond),
    shareOfFloor: of(({ floor, site }) => site.perSecond / floor.perSecond),
    shareByProcessorTime: of(({ floor, site }) => floor.msEach / site.msEach),
    p50Ms: of(({ site }) => site.p50Ms),
    p99Ms: of(({ site }) => site.p99Ms),
  }
}

function summarisePeer({ name, server, runs }: Peer): PeerRow {
  if (!server) return { name, measured: null }
  return {
    name,
    measured: {
      perSecond: median(runs.map(({ own }) => own.perSecond)),
      timesSlower: median(runs.map(({ own, site }) => site.perSecond / own.perSecond)),
      p50Ms: median(runs.map(({ own }) => own.p50Ms)),
      p99Ms: median(runs.map(({ own }) => own.p99Ms)),
    },
  }
}

function siteSettings(folder: string): NodeJS.ProcessEnv {
  return {
    DATA_DIR: folder,
    PORT: '0',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.forecourt.example',
    LOG_LEVEL: 'warn',
  }
}

/** One at a time, because the site refuses many at once from one client. */
async function readInTurn(urls: readonly string[], headers: Record<string, string>): Promise<FloorAnswer[]> {
  const answers: FloorAnswer[] = []
  for (const url of urls) answers.push(await readAnswer(url, headers))
  return answers
}

async function tagOf(url: string): Promise<string> {
  return String((await readAnswer(url, {})).headers.etag)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function formatApiReport({ date, machine, node, count, warmQueries, rows, peers }: ApiReport): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return [
    `${date}, ${machine}, Node ${node}, ${whole(count)} cars, ${whole(warmQueries)} queries before the first round`,
    '',
    '| what | bytes | node:http, the same bytes | the site | of node:http | by processor time | p50 | p99 |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what} | ${whole(row.bytes)} | ${whole(row.floorPerSecond)}/s | ${whole(row.sitePerSecond)}/s | ${percent(row.shareOfFloor)} | ${percent(row.shareByProcessorTime)} | ${row.p50Ms} ms | ${row.p99Ms} ms |`,
    ),
    '',
    '| search, unseen queries, behind the same Fastify | answers | the site is faster by | p50 | p99 |',
    '|---|---|---|---|---|',
    ...peers.map(({ name, measured }) =>
      measured
        ? `| ${name} | ${measured.perSecond.toFixed(1)}/s | ${measured.timesSlower.toFixed(1)} × | ${measured.p50Ms} ms | ${measured.p99Ms} ms |`
        : `| ${name} | not installed | | | |`,
    ),
    '',
  ].join('\n')
}
