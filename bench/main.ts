import { parseArgs } from 'node:util'
import { formatReport } from 'facet-index/bench/format-report.ts'
import { measureSearch } from 'facet-index/bench/measure-search.ts'
import { choosePeers } from 'facet-index/bench/peers.ts'
import { stockSchema } from '../domain/search/stock-schema.ts'
import { formatApiReport, measureApi } from './api-bench.ts'
import { formatApplications, measureApplications } from './applications-bench.ts'
import { generateListings } from './generate-listings.ts'
import { generateCarQueries } from './generate-queries.ts'
import { formatImportReport, measureImport } from './import-bench.ts'
import { formatInteractions, measureInteractions } from './interactions.ts'
import { formatLoadReport, measureLoad } from './load-bench.ts'
import { measureChanges } from './measure-changes.ts'
import { measureLeaks } from './measure-leaks.ts'
import { measurePages } from './pages-bench.ts'
import { formatPagesReport } from './pages-report.ts'
import { measurePostgresImport } from './postgres-import.ts'
import { formatScaleReport, measureScale } from './scale-bench.ts'
import { formatStartReport, measureStart } from './start-bench.ts'
import { verifySearch } from './verify-search.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const options = {
  count: { type: 'string', default: '440021' },
  queries: { type: 'string', default: '1000' },
  rounds: { type: 'string', default: '3' },
  changes: { type: 'string' },
  core: { type: 'string' },
  database: { type: 'string' },
  peers: { type: 'string', default: 'Orama,DuckDB,PostgreSQL' },
  seconds: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  engines: { type: 'string', default: 'DuckDB,SQLite,Orama,Roaring,Plain scan' },
  kernels: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const { values, positionals } = readCommandLine()

function readCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    say(`The options are --${Object.keys(options).join(', --')}`)
    process.exit(2)
  }
}

const count = wholeNumber('count')
const queries = wholeNumber('queries')
const rounds = wholeNumber('rounds')
const seed = wholeNumber('seed')

function wholeNumber(option: 'count' | 'queries' | 'rounds' | 'seed' | 'seconds'): number {
  const value = Number(values[option])
  if (Number.isInteger(value) && value > 0) return value
  say(`--${option} must be a whole number above 0, not "${values[option]}"`)
  process.exit(2)
}

/** `format` makes a table; without it there is JSON only. */
function print<Report>(report: Report, format?: (report: Report) => string): void {
  const text = values.json || format === undefined ? `${JSON.stringify(report, null, 2)}\n` : format(report)
  process.stdout.write(text)
}

const benchmarks: Record<string, () => Promise<void> | void> = {
  async search() {
    const listings = [...generateListings(count, seed)]
    const report = await measureSearch({
      peers: await choosePeers(values),
      schema: stockSchema,
      records: listings,
      queries: generateCarQueries(listings, queries, seed + 1),
      rounds,
      say,
    })
    print(report, formatReport)
    process.exitCode = report.engines.some(({ differences }) => differences > 0) ? 1 : 0
  },
  async scale() {
    print(await measureScale({ count, queries, rounds, seed, say }), formatScaleReport)
  },
  async verify() {
    const report = await verifySearch({
      count,
      queries,
      changes: Number(values.changes ?? 20_000),
      seed,
      say,
    })
    print(report)
    process.exitCode = report.before + report.after > 0 ? 1 : 0
  },
  changes: () => print(measureChanges(count, seed)),
  leaks: () => print(measureLeaks(Number(values.changes ?? 1_000_000), say)),
  async import() {
    print(await measureImport({ count, seed, say }), formatImportReport)
  },
  async 'postgres-import'() {
    const options = { count, seed, say, url: values.database ?? null }
    print(await measurePostgresImport(options), formatImportReport)
  },
  async start() {
    print(
      await measureStart({ count, changes: Number(values.changes ?? 10_000), seed, say }),
      formatStartReport,
    )
  },
  async api() {
    print(await measureApi({ count, seed, rounds, peers: values.peers, say }), formatApiReport)
  },
  interactions: async () => print(await measureInteractions({ rounds }), formatInteractions),
  async pages() {
    print(await measurePages({ rounds, seconds: wholeNumber('seconds'), say }), formatPagesReport)
  },
  async applications() {
    const report = await measureApplications({ rounds, core: values.core ?? null, say })
    print(report, formatApplications)
    process.exitCode = report.stores.some(({ missing }) => missing > 0) ? 1 : 0
  },
  async load() {
    print(await measureLoad({ core: values.core ?? null, say }), formatLoadReport)
  },
}

const benchmark = benchmarks[positionals[0] ?? '']
if (benchmark === undefined) {
  say(`Say which benchmark: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(2)
}
await benchmark()
process.exit()
