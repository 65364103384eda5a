import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { type ImportBenchOptions, type ImportReport, measureRun, reportHead } from './import-bench.ts'
import { writeFeeds } from './import-feeds.ts'

interface Options extends ImportBenchOptions {
  /** Of a database without stock. Null: a server is started, with the defaults of PostgreSQL. */
  url: string | null
}

/** Each import into SQLite, then into PostgreSQL, which is compared with it. */
export async function measurePostgresImport({
  count,
  seed,
  say,
  url: given,
}: Options): Promise<ImportReport> {
  const server =
    given === null ? await startPostgres({ settings: { fsync: 'on', max_wal_size: '1GB' } }) : null
  const url = given ?? server?.url ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  try {
    const version = await prepare(url)
    const feeds = await writeFeeds(folder, count, seed)
    say(`${count.toLocaleString('en-GB')} records written`)
    const kinds = [
      ['NDJSON', feeds.ndjson],
      ['NDJSON again, nothing changed', feeds.ndjson],
      ['NDJSON again, 1 % changed', feeds.changed],
    ] as const
    const report: ImportReport = { ...reportHead(count), runs: [] }
    for (const [kind, feed] of kinds) {
      const sqlite = await measureRun(`${kind}, SQLite`, ['ours', feed, join(folder, 'stock.db')])
      const postgres = await measureRun(`${kind}, PostgreSQL ${version}`, ['ours', feed, url], sqlite)
      for (const run of [sqlite, postgres]) {
        say(`${run.what}: ${run.recordsPerSecond.toLocaleString('en-GB')} records/s`)
        report.runs.push(run)
      }
    }
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
    await server?.dispose()
  }
}

/** Returns the version of the server. @throws {Error} when the database has stock, which the import would replace. */
async function prepare(url: string): Promise<string> {
  const database = openDatabase(url)
  try {
    await migrateDatabase(database)
    const { rows } = await database.query<{ change: number; version: string }>(
      `SELECT change, current_setting('server_version') AS version FROM revision`,
    )
    const [row] = rows
    if (row?.change !== 0) throw new Error('The database has stock: give one without')
    return row.version.split(' ')[0] ?? ''
  } finally {
    await database.close()
  }
}
