import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type LoadSite, openLoadSite } from './load-site.ts'
import { client, type Load, sendLoad } from './pages-load.ts'
import { type MeasuredPage, planPages, unseenAtOnce } from './pages-plan.ts'
import {
  type ChangingReport,
  type PagesReport,
  type Turn,
  type Way,
  wayReport,
  ways,
} from './pages-report.ts'
import {
  hasNginx,
  type KeptAnswer,
  type PinnedServer,
  startModule,
  startNginx,
  usedByTree,
} from './pages-servers.ts'

interface Options {
  rounds: number
  /** The length of one measurement of answers that need no render. */
  seconds: number
  say(line: string): void
}

const serverCore = '0'
const clientCore = '1'
/** How many trees of a page the bare render has. */
const treesKept = 24
const changesUnderLoad = 10
/** With `unseenAtOnce` requests for each page. Rates rise for about as long. */
const warmRounds = 5
const br = { 'accept-encoding': 'br' }

/** Loads one server after another with the same pages, in short turns. */
export async function measurePages({ rounds, seconds, say }: Options): Promise<PagesReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'))
  const dataDir = join(folder, 'data')
  const counter = new URL('./pages-count-renders.mjs', import.meta.url)
  const site = await openLoadSite(dataDir, serverCore, counter)
  const servers: PinnedServer[] = []
  try {
    const plan = await planPages(site.url)
    const bodies = await Promise.all(plan.map((page, number) => keep(page, number, site.url, folder)))
    await writeFile(join(folder, 'answers.json'), JSON.stringify(bodies))
    await writeFile(join(folder, 'trees.json'), JSON.stringify(treesOf(plan)))
    const floor = await startModule('./pages-floor.ts', [folder], serverCore)
    servers.push(floor)
    say('Preparing the trees of the bare render')
    const bare = await startModule('./pages-bare.ts', [dataDir, join(folder, 'trees.json')], serverCore)
    servers.push(bare)
    const nginx = hasNginx ? await startNginx(bodies, folder, serverCore) : null
    if (nginx) servers.push(nginx)
    const pinnedSite: PinnedServer = {
      url: site.url,
      usedMs: () => usedByTree(site.process.pid),
      stop: site.stop,
    }

    const measured = new Map<string, Turn[]>()
    // V8 compiles the code that it finds busy, so both renderers first answer equally many requests.
    for (let round = 1; round <= warmRounds; round++) {
      say(`Warming up, ${round} of ${warmRounds}`)
      await changeStockAndWait(dataDir)
      for (const { path, unseen } of plan) {
        if (unseen) await sendLoad(once(pinnedSite, unseen()), clientCore, folder)
        await sendLoad(once(bare, Array<string>(unseenAtOnce).fill(path)), clientCore, folder)
      }
    }
    for (let round = 1; round <= rounds; round++) {
      say(`Round ${round} of ${rounds}`)
      await changeStockAndWait(dataDir)
      for (const [number, page] of plan.entries()) {
        const etag = bodies[number]?.headers.etag ?? ''
        const same = { ...br, 'if-none-match': etag }
        const current = (await get(site.url + page.path, br)).headers.etag ?? ''
        const often = (server: PinnedServer, headers: Record<string, string>): Load => ({
          url: server.url,
          paths: [page.path],
          headers,
          seconds,
        })
        const turns: [Way, PinnedServer | null, Load | null][] = [
          ['uncached', pinnedSite, page.unseen && once(pinnedSite, page.unseen())],
          ['bare render', bare, once(bare, Array<string>(unseenAtOnce).fill(page.path))],
          ['cached, br', pinnedSite, often(pinnedSite, br)],
          ['node:http, same bytes', floor, often(floor, br)],
          ['nginx, same bytes', nginx, nginx && often(nginx, br)],
          ['cached, 304', pinnedSite, often(pinnedSite, { ...br, 'if-none-match': current })],
          ['node:http, 304', floor, often(floor, same)],
        ]
        for (const [way, server, load] of turns) {
          if (server === null || load === null) continue
          if (load.seconds !== null) await expectAnswer(server.url + page.path, load.headers, way)
          const before = server.usedMs()
          const loaded = await sendLoad(load, clientCore, folder)
          const key = `${page.path} ${way}`
          const turn = { ...loaded, usedMs: server.usedMs() - before }
          measured.set(key, [...(measured.get(key) ?? []), turn])
        }
      }
    }

    const changes: ChangingReport[] = []
    for (const page of plan.slice(0, 4)) {
      say(`${page.path} while the stock changes every second`)
      changes.push(await measureChanging(page, site, dataDir, folder))
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      node: process.version,
      client,
      rounds,
      pages: plan.map(({ name, path }, number) => ({
        name,
        path,
        bytes: Number(bodies[number]?.headers['content-length']),
        ways: ways.map((way) => wayReport(way, (each) => measured.get(`${path} ${each}`) ?? [])),
      })),
      changes,
    }
  } finally {
    for (const server of servers) await server.stop()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each address once. Both renderers are asked so, by the same client. */
function once({ url }: PinnedServer, paths: readonly string[]): Load {
  return { url, paths, headers: br, seconds: null }
}

/** The site follows the store every half second, and then recomputes price positions. */
async function changeStockAndWait(dataDir: string): Promise<void> {
  await changeStock(dataDir, 1, 0)
  await sleep(3_000)
}

/** The trees of the addresses that the site is asked for without cache, by the page's path. */
function treesOf(plan: readonly MeasuredPage[]): Record<string, string[]> {
  return Object.fromEntries(
    plan.map(({ path, unseen }) => [path, unseen?.().slice(0, treesKept) ?? [path]] as const),
  )
}

async function measureChanging(
  { path }: MeasuredPage,
  site: LoadSite,
  dataDir: string,
  folder: string,
): Promise<ChangingReport> {
  const before = await site.renders()
  const changing = changeStock(dataDir, changesUnderLoad, 1_000)
  const load = { url: site.url, paths: [path], headers: br }
  const loaded = await sendLoad({ ...load, seconds: changesUnderLoad }, clientCore, folder)
  await changing
  return {
    path,
    changes: changesUnderLoad,
    requests: loaded.requests,
    renders: (await site.renders()) - before,
    p50Ms: loaded.p50Ms,
    p99Ms: loaded.p99Ms,
  }
}

async function changeStock(dataDir: string, times: number, pauseMs: number): Promise<void> {
  const script = fileURLToPath(new URL('./pages-change-stock.ts', import.meta.url))
  const args = [script, dataDir, String(times), String(pauseMs)]
  await promisify(execFile)('taskset', ['-c', clientCore, process.execPath, ...args])
}

/** Headers that Node adds by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Keeps the page's answer, once the site has had time to compress it as well as it does. */
async function keep(
  { path }: MeasuredPage,
  number: number,
  site: string,
  folder: string,
): Promise<KeptAnswer> {
  await get(site + path, br)
  await sleep(5_000)
  const answer = await get(site + path, br)
  const file = `page-${number}.br`
  await writeFile(join(folder, file), answer.body)
  const kept = Object.entries(answer.headers).filter(([name]) => !ofNode.has(name))
  const length = { 'content-length': String(answer.body.length) }
  return { path, file, headers: { ...Object.fromEntries(kept), ...length } }
}

async function expectAnswer(url: string, headers: Record<string, string>, way: Way): Promise<void> {
  const { status } = await get(url, headers)
  const expected = way.endsWith('304') && !way.startsWith('nginx') ? 304 : 200
  if (status !== expected) throw new Error(`${url} (${way}) answered ${status} and not ${expected}`)
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** The answer as it came over the wire: `fetch` would decompress it. */
function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, async (response) => {
      const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      const body = await buffer(response)
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(named), body })
    })
    sent.on('error', reject)
    sent.end()
  })
}
