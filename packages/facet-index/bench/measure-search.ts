import type { FacetRecord, Query, Schema } from '../facet-index.ts'
import { differs } from './differs.ts'
import type { Answer, Engine, Peer } from './engines/engine.ts'
import { facetFieldsOf } from './engines/facet-fields.ts'
import { summarise, type Times } from './summarise.ts'

interface Options {
  peers: readonly Peer[]
  schema: Schema
  /** Each peer goes through them once, so they may be made as they are read. */
  records: Iterable<FacetRecord>
  count: number
  queries: readonly Query[]
  /** How often all queries run. The best time of each counts. Slow engines run only in the first round. */
  rounds: number
  say(line: string): void
}

export interface EngineReport extends Times {
  name: string
  note: string
  asked: number
  buildSeconds: number
  /** Without the records. */
  memoryMegabytes: number
  /** Answers that differ from those of the first engine, among the queries asked of both. */
  differences: number
  /** Its mean divided by that of the first engine, over the queries asked of both. */
  timesSlower: number
}

export interface SearchReport {
  date: string
  machine: string
  node: string
  count: number
  queries: number
  /** Those of all engines together. Above 0, the command fails. */
  differences: number
  engines: EngineReport[]
}

/** Asks all engines the same queries in turn, one query at a time, in one process; the order of the engines alternates. */
export async function measureSearch(options: Options): Promise<SearchReport> {
  const { peers, schema, records, count, queries, rounds, say } = options
  // The peers count all facets but those of flags.
  const compared = facetFieldsOf(schema).map(({ name }) => name)
  const opened: { engine: Engine; built: Built; times: (number | undefined)[]; differences: number }[] = []
  for (const peer of peers) {
    const { engine, built } = await build(peer, schema, records)
    say(`${peer.name}: built in ${built.buildSeconds.toFixed(1)} s, ${built.memoryMegabytes.toFixed(0)} MB`)
    opened.push({ engine, built, times: [], differences: 0 })
  }
  for (let round = 0; round < rounds; round++) {
    for (const [i, query] of queries.entries()) {
      let expected: Answer | null = null
      for (const entry of round > 0 && (i + round) % 2 === 1 ? opened.toReversed() : opened) {
        const { engine, times } = entry
        if (i % engine.every !== 0 || (round > 0 && engine.every > 1)) continue
        const { answer, ms } = await time(engine, query)
        times[i] = Math.min(times[i] ?? Number.POSITIVE_INFINITY, ms)
        expected ??= answer
        if (round === 0 && differs(expected, answer, compared)) entry.differences++
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
    differences: opened.reduce((sum, { differences }) => sum + differences, 0),
    engines,
  }
}

interface Built {
  buildSeconds: number
  memoryMegabytes: number
}

async function build(
  peer: Peer,
  schema: Schema,
  records: Iterable<FacetRecord>,
): Promise<{ engine: Engine; built: Built }> {
  const before = await usedMemory()
  const start = performance.now()
  const engine = await peer.open(schema, records)
  const buildSeconds = (performance.now() - start) / 1_000
  const after = await usedMemory()
  const kind = peer.native ? 'rss' : 'managed'
  return { engine, built: { buildSeconds, memoryMegabytes: (after[kind] - before[kind]) / 1e6 } }
}

/** Heap and buffers of JavaScript; and the resident memory of the process, which includes native engines. */
async function usedMemory(): Promise<{ managed: number; rss: number }> {
  // Array buffers are released some time after the collection that finds them unreachable.
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { managed: heapUsed + external, rss }
}

async function time(engine: Engine, query: Query): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now()
  const given = engine.ask(query)
  const answer = given instanceof Promise ? await given : given
  return { answer, ms: performance.now() - start }
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, ms) => sum + ms, 0) / times.length
}
