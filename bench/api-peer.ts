// Serves the API with another search engine behind the site's own Fastify: node api-peer.ts <engine> <folder of data>.
import { pino } from 'pino'
import { createApp } from '../server/http/create-app.ts'
import { readinessOf } from '../server/readiness.ts'
import type { Catalogue, Services } from '../server/services.ts'
import { listingRules } from '../server/stock/listing-rules.ts'
import { createPublicBytes } from '../server/stock/public-bytes.ts'
import { publicRecordsFile, stockFile } from '../server/store/data-files.ts'
import { openPublicRecords } from '../server/store/sqlite/public-records.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { openDuckDB } from './api-engines/duckdb.ts'
import type { OpenEngine } from './api-engines/engine.ts'
import { openOrama } from './api-engines/orama.ts'
import { openPostgresql } from './api-engines/postgresql.ts'
import { readListings } from './api-store.ts'

const engines: Record<string, OpenEngine> = {
  Orama: openOrama,
  DuckDB: openDuckDB,
  PostgreSQL: openPostgresql,
}

const [name = '', folder = ''] = process.argv.slice(2)
const engine = await engines[name]?.(await readListings(folder), folder)
if (!engine) {
  process.stdout.write('not installed\n')
  process.exit(0)
}
const store = await openSqliteStock(stockFile(folder))
const bytes = createPublicBytes(store, {
  file: await openPublicRecords({
    file: publicRecordsFile(folder),
    stockFile: () => stockFile(folder),
    rules: await listingRules(),
  }),
})
const stock: Partial<Catalogue> = {
  async searchBytes(query) {
    const { total, ids } = await engine.search(query)
    return { total, json: await bytes.list(ids) }
  },
  version: () => 1,
  cacheVersion: () => '1.0',
}
const app = await createApp({ stock } as Services, {
  logger: pino({ level: 'warn' }),
  pages: async () => new Response(null, { status: 404 }),
  clientDir: null,
  mediaDir: folder,
  publicUrl: 'https://www.forecourt.example',
  trustProxy: 1,
  release: 'bench',
  readiness: async () =>
    readinessOf({
      index: { state: 'ready' },
      stock: { state: 'ready' },
      outbox: { state: 'writable' },
      delivery: { state: 'off' },
      enquiryDelivery: { state: 'off' },
      backlog: { state: 'clear' },
    }),
})
process.stdout.write(`Forecourt is at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', async () => {
  await app.close()
  await engine.close()
  process.exit()
})
