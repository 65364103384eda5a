// The local copy of a stock in PostgreSQL: node copy-bench.ts [vehicles] [changes].
// Prints how long a new node takes to copy the stock, and how long a change takes to be visible on two nodes.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { StockRecord } from '../domain/stock/record.ts'
import type { PreparedRecord } from '../domain/stock/store.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { openLiveStock } from '../server/stock/live-stock.ts'
import { openMirror } from '../server/store/mirror/open-mirror.ts'
import { createCopyReader } from '../server/store/mirror/read-copy.ts'
import { migrateDatabase } from '../server/store/postgres/migrate.ts'
import { openDatabase } from '../server/store/postgres/open-database.ts'
import { openPostgresStock } from '../server/store/postgres/stock-store.ts'
import { startPostgres } from '../server/store/postgres/testing/postgres-server.ts'
import { benchCars } from './start-cars.ts'

const vehicles = Number(process.argv[2] ?? 100_000)
const changes = Number(process.argv[3] ?? 200)
const log = pino({ level: 'warn' })
const folder = mkdtempSync(join(tmpdir(), 'forecourt-copy-'))
const server = await startPostgres({ settings: { fsync: 'on' } })
const replica = process.argv[4] === 'replica' ? await fillThenReplicate() : await fill().then(() => null)
const stock = openPostgresStock(server.url)

async function fill(): Promise<void> {
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  const filling = openPostgresStock(server.url)
  await filling.write(async (writer) => {
    let batch: PreparedRecord[] = []
    for (const record of benchCars(vehicles, 1)) {
      batch.push(prepareRecord(record))
      if (batch.length < 500) continue
      await writer.put(batch)
      batch = []
    }
    await writer.put(batch)
  })
  await filling.close()
  await database.query('ANALYZE')
  await database.close()
}

async function fillThenReplicate() {
  await fill()
  return startPostgres({ replicaOf: server, settings: { fsync: 'on' } })
}

async function openNode(name: string) {
  const file = join(folder, `${name}.copy.db`)
  const [start, used] = [performance.now(), process.cpuUsage()]
  const task = { file, databaseUrl: server.url, readDatabaseUrl: replica?.url ?? null }
  const reader = createCopyReader(stock, (file) => mirror.replaceDamaged(file))
  const mirror = openMirror(task, { log, onCopy: reader.use })
  await mirror.ready
  const { user, system } = process.cpuUsage(used)
  const { store } = reader
  const copy = reader.file() ?? ''
  const copied = performance.now()
  const snapshotFile = join(folder, `${name}.snapshot`)
  const live = await openLiveStock(store, { stockFile: reader.file, snapshotFile, log, warmUp: true })
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  process.stdout.write(
    `${name}: ${vehicles} vehicles copied in ${seconds(copied - start)} s (processor ${seconds((user + system) / 1000)} s, ` +
      `${Math.round(statSync(copy).size / 1e6)} MB), index ready after ${seconds(performance.now() - start)} s\n`,
  )
  return { mirror, store, live, stop: live.follow() }
}

const nodes = [await openNode('first'), await openNode('second')]
const changed: StockRecord[] = []
for await (const [record] of nodes[0]?.store.all() ?? []) if (record) changed.push(record)
const waits: number[] = []
for (let change = 0; change < changes; change += 1) {
  const record = structuredClone(changed[change % changed.length])
  if (!record) break
  record.adverts.retailAdverts.totalPrice = { amountGBP: 1_000 + change }
  record.metadata.versionNumber = (record.metadata.versionNumber ?? 0) + 1 + change
  await stock.write((writer) => writer.put([prepareRecord(record)]))
  const committed = performance.now()
  const target = await stock.changeNumber()
  while (nodes.some(({ live }) => live.catalogue.version() < target)) await sleep(2)
  waits.push(performance.now() - committed)
  await sleep(Math.random() * 300)
}
waits.sort((a, b) => a - b)
const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
process.stdout.write(
  `${waits.length} changes visible on both nodes${replica ? ', copied from a replica' : ''}: ` +
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms\n`,
)
for (const { mirror, store, stop } of nodes) {
  await stop()
  await mirror.close()
  await store.close()
}
await stock.close()
await replica?.dispose()
await server.dispose()
rmSync(folder, { recursive: true, force: true })
