import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { type Feeds, writeFeeds } from './import-feeds.ts'
import { say, type Table, times, whole } from './report.ts'

interface Run {
  records: number
  seconds: number
  /** Of all threads, reading and writing included. More reliable than `seconds` on a machine that is not idle. */
  cpuSeconds: number
  peakMegabytes: number
}

/**
 * Imports the same stock in every format and into both stores, each run in a process of its own, one after another. The
 * floor reads and stores the same rows without rules; an import into PostgreSQL is compared with that into SQLite.
 */
export async function measureImport({ count, seed }: { count: number; seed: number }): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  const server = await startPostgres({ settings: { fsync: 'on', max_wal_size: '1GB' } })
  try {
    const database = openDatabase(server.url)
    await migrateDatabase(database)
    await database.close()
    const feeds = await writeFeeds(folder, count, seed)
    say(`${whole(count)} records written`)
    const rows: string[][] = []
    async function measure(
      what: string,
      way: 'ours' | 'floor',
      feed: string,
      into: string,
      floor?: Run,
    ): Promise<Run> {
      const run = await measureRun(way, feed, into)
      const perSecond = whole(run.records / run.seconds)
      say(`${what}: ${perSecond} records/s`)
      const ofFloor = floor ? times(run.cpuSeconds / floor.cpuSeconds) : ''
      const measured = [run.seconds.toFixed(1), run.cpuSeconds.toFixed(1), whole(run.peakMegabytes)]
      rows.push([what, perSecond, ...measured, ofFloor])
      return run
    }
    const file = (name: string) => join(folder, `${name}.db`)
    const floor = await measure('JSON.parse and INSERT, no rules', 'floor', feeds.ndjson, file('floor'))
    const csvFloor = await measure('csv-parse and INSERT, no rules', 'floor', feeds.csv, file('csv-floor'))
    for (const [what, feed] of repeatsOf(feeds)) {
      const sqlite = await measure(what, 'ours', feed, file('stock'), floor)
      await measure(`${what}, PostgreSQL`, 'ours', feed, server.url, sqlite)
    }
    await measure('envelope', 'ours', feeds.envelope, file('envelope'), floor)
    await measure('CSV of 16 columns', 'ours', feeds.csv, file('csv'), csvFloor)
    const columns = [
      'import with --replace',
      'records/s',
      'seconds',
      'CPU seconds',
      'peak MB',
      'CPU of floor',
    ]
    return { columns, rows }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await server.dispose()
  }
}

function repeatsOf({ ndjson, changed }: Feeds): [string, string][] {
  return [
    ['NDJSON', ndjson],
    ['NDJSON again, nothing changed', ndjson],
    ['NDJSON again, 1% changed', changed],
  ]
}

async function measureRun(...args: [way: string, feed: string, into: string]): Promise<Run> {
  const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args])
  return JSON.parse(stdout)
}
