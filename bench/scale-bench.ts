import { cpus } from 'node:os'
import {
  type ColumnBuilder,
  createColumnBuilder,
  type FacetIndex,
  type FacetRecord,
  openFacetIndex,
  packRecords,
  runTask,
} from 'facet-index'
import { summarise, type Times } from 'facet-index/bench/summarise.ts'
import { stockSchema } from '../domain/search/stock-schema.ts'
import { generateListings } from './generate-listings.ts'
import { generateCarQueries } from './generate-queries.ts'

interface ScaleOptions {
  count: number
  queries: number
  rounds: number
  seed: number
  say(line: string): void
}

export interface ScaleReport {
  date: string
  machine: string
  node: string
  count: number
  queries: number
  /** Processor time, without that of making the listings up. */
  buildSeconds: number
  /** Of the index alone, in bytes. */
  bytes: number
  /** The most that the process had resident, while it built. */
  peakBytes: number
  /** Milliseconds by the clock, the best of all rounds of each query. */
  times: Times
  /** Mean processor time of a query, in milliseconds, over all rounds. */
  processorMean: number
}

const batchSize = 8_192

/** Queries are drawn from this many of the listings, the first. */
const sampled = 20_000

/** One index of listings that are never all in memory as objects, so that ten million fit. */
export async function measureScale({
  count,
  queries,
  rounds,
  seed,
  say,
}: ScaleOptions): Promise<ScaleReport> {
  const asked = generateCarQueries([...generateListings(Math.min(sampled, count), seed)], queries, seed + 1)
  const before = await managedBytes()
  let microseconds = 0
  function timed<T>(work: () => T): T {
    const start = process.cpuUsage()
    const result = work()
    const { user, system } = process.cpuUsage(start)
    microseconds += user + system
    return result
  }

  let builder: ColumnBuilder | null = createColumnBuilder(stockSchema)
  let batch: FacetRecord[] = []
  let made = 0
  for (const listing of generateListings(count, seed)) {
    made += 1
    batch.push(listing)
    if (batch.length < batchSize && made < count) continue
    const full = batch
    timed(() => builder?.add(packRecords(stockSchema, full)))
    batch = []
    if (made % (batchSize * 64) === 0) say(`${made} of ${count} listings`)
  }
  const finish = builder.finish()
  builder = null
  const index: FacetIndex = timed(() => runTask(openFacetIndex(runTask(finish))))
  timed(() => runTask(index.warmUp()))
  const bytes = (await managedBytes()) - before
  say(`built in ${(microseconds / 1e6).toFixed(1)} s of processor time, ${Math.round(bytes / 1e6)} MB`)

  const best = asked.map(() => Number.POSITIVE_INFINITY)
  const used = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, query] of asked.entries()) {
      const started = performance.now()
      index.searchWithFacets(query)
      best[i] = Math.min(best[i] ?? 0, performance.now() - started)
    }
    say(`round ${round + 1} of ${rounds} done`)
  }
  const { user, system } = process.cpuUsage(used)
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    node: process.version,
    count: index.size(),
    queries,
    buildSeconds: microseconds / 1e6,
    bytes,
    peakBytes: process.resourceUsage().maxRSS * 1_024,
    times: summarise(best),
    processorMean: (user + system) / 1_000 / (rounds * queries),
  }
}

/** One row of the table in docs/scaling.md. */
export function formatScaleReport(report: ScaleReport): string {
  const { count, buildSeconds, bytes, peakBytes, times, processorMean } = report
  const megabytes = (size: number) => `${Math.round(size / 1e6).toLocaleString('en-GB')} MB`
  const cells = [
    count.toLocaleString('en-GB'),
    `${buildSeconds.toFixed(1)} s`,
    megabytes(bytes),
    `${Math.round(bytes / count)} B`,
    megabytes(peakBytes),
    ...[times.p50, times.p99, times.mean, processorMean].map((ms) => ms.toPrecision(3)),
  ]
  return `| ${cells.join(' | ')} |\n`
}

async function managedBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
