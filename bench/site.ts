import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Loaded, load } from './load.ts'
import { median, ms, percent, say, type Table, times, whole } from './report.ts'
import { fillWithDemo, pinLoad, type Server, startServer, startSite } from './servers.ts'
import { changeOneCar } from './site-changes.ts'
import type { FloorAnswer } from './site-floor.ts'
import { type Kind, planKinds } from './site-plan.ts'

interface Options {
  count: number
  seed: number
  rounds: number
  /** Of one load that is not limited by its number of addresses. */
  seconds: number
}

interface Turn extends Loaded {
  /** Processor time of the server for one answer. */
  msEach: number
}

interface Round {
  site: Turn
  floor: Turn
  bytes: number
}

const warmRounds = 3
/** Answers that the floor sends in turn. */
const floorAnswers = 50

/**
 * Compares kinds of answers with their floors in turn: a bare `node:http` server that sends the same bytes from memory,
 * and for pages that are rendered, a bare `node:http` server that renders the same React trees.
 */
export async function measureSite({ count, seed, rounds, seconds }: Options): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-site-'))
  const servers: Server[] = []
  try {
    fillWithDemo(folder, count)
    pinLoad()
    const site = await startSite(folder)
    servers.push(site)
    const kinds = await planKinds(folder, seed)
    const floor = await startServer('./site-floor.ts')
    servers.push(floor)
    say('Preparing the trees of the bare render')
    const trees = kinds.flatMap(({ trees }) => (trees ? [[trees.path, trees.addresses]] : []))
    const render = await startServer('./site-render.ts', [folder, JSON.stringify(Object.fromEntries(trees))])
    servers.push(render)

    async function compare(kind: Kind): Promise<Round> {
      const { paths, sample } = kind.addresses(floorAnswers)
      const urls = sample.map((path) => site.url + path)
      const headers = { ...kind.headers, ...(kind.status === 304 && (await tagOf(urls[0], kind.headers))) }
      const answers: FloorAnswer[] = []
      for (const url of urls) answers.push(await readAnswer(url, headers))
      const bytes = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length
      const asked = { paths, headers, status: kind.status, seconds: kind.trees ? null : seconds }
      if (kind.trees) {
        const rendered = { ...asked, paths: paths.map(() => kind.trees?.path ?? '') }
        return { site: await turn(site, asked), floor: await turn(render, rendered), bytes }
      }
      await give(floor, answers)
      return { site: await turn(site, asked), floor: await turn(floor, asked), bytes }
    }

    const measured = new Map<Kind, Round[]>()
    // V8 compiles the code that it finds busy, so the rounds before the first are not counted.
    for (let round = 1 - warmRounds; round <= rounds; round++) {
      say(round < 1 ? `Warming up, ${1 - round} to go` : `Round ${round} of ${rounds}`)
      await changeOneCar(folder)
      // The site follows the store every half second, and then recomputes price positions.
      await sleep(3_000)
      // The first request for an answer makes it.
      for (const { repeats, headers } of kinds) {
        for (const path of repeats) await readAnswer(site.url + path, headers)
      }
      for (const kind of kinds) {
        const compared = await compare(kind)
        if (round > 0) measured.set(kind, [...(measured.get(kind) ?? []), compared])
      }
    }
    return tableOf(measured)
  } finally {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function turn(server: Server, asked: Omit<Parameters<typeof load>[0], 'url'>): Promise<Turn> {
  const before = server.usedMs()
  const loaded = await load({ ...asked, url: server.url })
  if (loaded.failed > 0) throw new Error(`${server.url}${asked.paths[0]}: ${loaded.failed} answers failed`)
  return { ...loaded, msEach: (server.usedMs() - before) / loaded.answers }
}

function give(floor: Server, answers: FloorAnswer[]): Promise<void> {
  return new Promise((resolve) => {
    floor.child.once('message', () => resolve())
    floor.child.send(answers)
  })
}

async function tagOf(url = '', headers: Kind['headers'] = {}): Promise<Record<string, string>> {
  return { 'if-none-match': String((await readAnswer(url, headers)).headers.etag) }
}

/** One whole answer as it is sent: `fetch` would decompress it. */
function readAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<FloorAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (response) => {
      const status = response.statusCode ?? 0
      const kept = { ...response.headers }
      for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete kept[name]
      const body = await buffer(response)
      const length = status === 304 ? {} : { 'content-length': body.length }
      resolve({ status, headers: { ...kept, ...length }, body })
    }).on('error', reject)
  })
}

function tableOf(measured: ReadonlyMap<Kind, readonly Round[]>): Table {
  const rows = Array.from(measured, ([{ what, trees }, rounds]) => {
    const of = (read: (round: Round) => number) => median(rounds.map(read))
    return [
      what,
      trees ? 'bare render' : 'node:http, same bytes',
      whole(of(({ bytes }) => bytes)),
      `${whole(of(({ site }) => site.perSecond))}/s`,
      percent(of(({ site, floor }) => site.perSecond / floor.perSecond)),
      percent(of(({ site, floor }) => floor.msEach / site.msEach)),
      ms(of(({ site }) => site.p50Ms)),
      ms(of(({ site }) => site.p99Ms)),
      times(of(({ site, floor }) => site.p99Ms / floor.p99Ms)),
    ]
  })
  return {
    columns: [
      'answer',
      'floor',
      'bytes',
      'site',
      'of floor',
      'by processor time',
      'p50',
      'p99',
      'p99 of floor',
    ],
    rows,
  }
}
