import type { SearchQuery } from '../domain/search/query.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { differs } from './differs.ts'
import type { Answer, Engine, Peer } from './engines/engine.ts'
import { generateListings } from './generate-listings.ts'
import { generateQueries } from './generate-queries.ts'
import { summarise, type Times } from './summarise.ts'

interface Options {
  peers: readonly Peer[]
  count: number
  queries: number
  /** How often the whole list of queries is gone through; slow engines join in the first only. */
  rounds: number
  seed: number
  say(line: string): void
}

export interface EngineReport extends Times {
  name: string
  note: string
  asked: number
  buildSeconds: number
  /** Beside the listings. */
  memoryMegabytes: number
  /** Answers unlike those of the first engine, among those asked of both. */
  differences: number
  /** Its mean against ours over the same queries. */
  timesSlower: number
}

export interface SearchReport {
  date: string
  machine: string
  node: string
  count: number
  queries: number
  engines: EngineReport[]
}

/** Asks all engines the same queries in turn, one query at a time, in one process. */
export async function measureSearch(options: Options): Promise<SearchReport> {
  const { peers, count, rounds, seed, say } = options
  const listings = [...generateListings(count, seed)]
  const queries = generateQueries(listings, options.queries, seed + 1)
  const opened: { engine: Engine; built: Built; times: (number | undefined)[]; differences: number }[] = []
  for (const peer of peers) {
    const { engine, built } = await build(peer, listings)
    say(`${peer.name}: built in ${built.buildSeconds.toFixed(1)} s, ${built.memoryMegabytes.toFixed(0)} MB`)
    opened.push({ engine, built, times: [], differences: 0 })
  }
  for (let round = 0; round < rounds; round++) {
    for (const [i, query] of queries.entries()) {
      let expected: Answer | null = null
      for (const entry of opened) {
        const { engine, times } = entry
        if (i % engine.every !== 0 || (round > 0 && engine.every > 1)) continue
        const { answer, ms } = await time(engine, query)
        times[i] = Math.min(times[i] ?? Number.POSITIVE_INFINITY, ms)
        expected ??= answer
        if (round === 0 && differs(expected, answer)) entry.differences++
      }
    }
    say(`round ${round + 1} of ${rounds} done`)
  }
  const ours = opened[0]?.times ?? []
  const engines = opened.map(({ engine, built, times, differences }) => {
    const own = times.filter((ms) => ms !== undefined)
    const same = ours.filter((_, i) => times[i] !== undefined) as number[]
    const timesSlower = mean(own) / mean(same)
    engine.close()
    return {
      name: engine.name,
      note: engine.note,
      asked: own.length,
      ...built,
      ...summarise(own),
      differences,
      timesSlower,
    }
  })
  const { cpus } = await import('node:os')
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    node: process.version,
    count,
    queries: queries.length,
    engines,
  }
}

interface Built {
  buildSeconds: number
  memoryMegabytes: number
}

async function build(peer: Peer, listings: readonly Listing[]): Promise<{ engine: Engine; built: Built }> {
  const before = await usedMemory()
  const start = performance.now()
  const engine = await peer.open(listings)
  const buildSeconds = (performance.now() - start) / 1_000
  const after = await usedMemory()
  const kind = peer.native ? 'rss' : 'managed'
  return { engine, built: { buildSeconds, memoryMegabytes: (after[kind] - before[kind]) / 1e6 } }
}

/** What JavaScript holds on its heap and in buffers; and the pages of the process, which count native engines too. */
async function usedMemory(): Promise<{ managed: number; rss: number }> {
  // Array buffers are given back some time after the collection that finds them dead.
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { managed: heapUsed + external, rss }
}

async function time(engine: Engine, query: SearchQuery): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now()
  const given = engine.ask(query)
  const answer = given instanceof Promise ? await given : given
  return { answer, ms: performance.now() - start }
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, ms) => sum + ms, 0) / times.length
}
