// One import in a separate process, so that its peak memory can be measured:
// node import-process.ts <ours|floor> <feed> <file, or address of PostgreSQL>. Prints one JSON object.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse'
import { importStock } from '../server/feed/import-stock.ts'
import { openPostgresStock } from '../server/store/postgres/stock-store.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { columnMap } from './import-feeds.ts'

const [way = '', feed = '', database = ''] = process.argv.slice(2)
const isCsv = feed.endsWith('.csv')

/** A whole import: every rule, rejects, hashes, the change number. */
async function ours(): Promise<number> {
  const isPostgres = database.startsWith('postgres:')
  const store = isPostgres ? openPostgresStock(database) : await openSqliteStock(database)
  const options = { now: new Date(), replace: true, ...(isCsv && { map: columnMap }) }
  const { read, rejected } = await importStock(feed, store, options)
  await store.close()
  if (rejected > 0) throw new Error(`${rejected} of ${read} rows were rejected`)
  return read
}

/**
 * The least that any import has to do: read, parse, one row into one table with one key, commit. No rules, no hash.
 * Page size, cache and log are those of the stock.
 */
async function floor(): Promise<number> {
  const db = new DatabaseSync(database)
  db.exec(
    'PRAGMA page_size = 16384; PRAGMA cache_size = -49152; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL',
  )
  db.exec('CREATE TABLE record (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT; BEGIN')
  const insert = db.prepare('INSERT INTO record VALUES (?, ?)')
  let count = 0
  if (isCsv) {
    for await (const row of createReadStream(feed).pipe(parse({ columns: true }))) {
      insert.run(row.id, JSON.stringify(row))
      count += 1
    }
  } else {
    for await (const line of createInterface({ input: createReadStream(feed) })) {
      insert.run(JSON.parse(line).metadata.stockId, line)
      count += 1
    }
  }
  db.exec('COMMIT')
  db.close()
  return count
}

const cpuBefore = process.cpuUsage()
const started = performance.now()
const records = await (way === 'floor' ? floor() : ours())
const seconds = (performance.now() - started) / 1000
const cpu = process.cpuUsage(cpuBefore)
const cpuSeconds = (cpu.user + cpu.system) / 1e6
// Kibibytes.
const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / 1e6
process.stdout.write(JSON.stringify({ records, seconds, cpuSeconds, peakMegabytes }))
