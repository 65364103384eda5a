import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { retryDelay } from '../retry-delay.ts'
import { notificationsFile, siteLockFile, stockCopyFile, stockFile } from './data-files.ts'
import type { DoAlone } from './do-alone.ts'
import { type Mirror, openMirror, type Repair } from './mirror/open-mirror.ts'
import { type CopyReader, createCopyReader } from './mirror/read-copy.ts'
import type { NotificationInbox } from './notification-inbox.ts'
import { openOutbox } from './open-outbox.ts'
import { isAway } from './postgres/database-away.ts'
import { createJobLeases } from './postgres/job-leases.ts'
import { prepareDatabase } from './postgres/migrate.ts'
import { openPostgresInbox } from './postgres/notification-inbox.ts'
import { type Database, openDatabase } from './postgres/open-database.ts'
import { openPostgresStock } from './postgres/stock-store.ts'
import { createFolderLock } from './sqlite/folder-lock.ts'
import { openSqliteInbox } from './sqlite/notification-inbox.ts'
import { openSqliteStock } from './sqlite/stock-store.ts'

/** What a site keeps. The one place that decides between SQLite files and PostgreSQL. */
export interface Stores {
  /** Where imports and notifications are written. */
  stock: StockStore
  /** What the catalogue reads: the same stock, or the local copy of the one in PostgreSQL. */
  localStock: LocalStock
  outbox: Outbox
  /** Null unless STOCK_WEBHOOK_SECRET is set. */
  inbox: NotificationInbox | null
  doAlone: DoAlone
  /** Keeps the local copy of the stock in PostgreSQL; null without one. */
  mirror: Mirror | null
  /** Safe to call twice. */
  close(): Promise<void>
}

interface LocalStock extends Pick<CopyReader, 'store' | 'file' | 'recover'> {
  /** Resolves when it can be served: see `Mirror`. Rejects when the stores are closed before. */
  ready: Promise<void>
}

/** An import by the command may lock the stock for longer. Stopping does not wait for it. */
const writeWaitMs = 1_000

/** Of each attempt to create the tables while the database is away. */
const prepareBackoff = { firstMs: 500, longestMs: 5_000 }

interface OpenOptions {
  log: Log
  /** Default: true. A process without pages needs no local copy of the stock in PostgreSQL. */
  servesPages?: boolean
  /** Called when the local copy or its thread was mended. */
  onRepair?: (repair: Repair) => void
}

/** @throws {Error} when a store cannot be opened. PostgreSQL may be away. */
export async function openStores(config: Config, options: OpenOptions): Promise<Stores> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const { databaseUrl } = config
  return databaseUrl === null
    ? openFiles(config, options.log)
    : openShared({ ...config, databaseUrl }, options)
}

async function openFiles(config: Config, log: Log): Promise<Stores> {
  const file = stockFile(config.dataDir)
  const outbox = await openOutbox(config)
  const stock = await openSqliteStock(file, { writeWaitMs })
  const inbox =
    config.stockWebhookSecret === null ? null : await openSqliteInbox(notificationsFile(config.dataDir))
  return {
    stock,
    localStock: { store: stock, file: () => file, ready: Promise.resolve(), recover: () => false },
    outbox,
    inbox,
    doAlone: createFolderLock(siteLockFile(config.dataDir), { log, dataDir: config.dataDir }),
    mirror: null,
    close: once(() => Promise.all([outbox.close(), stock.close(), inbox?.close()])),
  }
}

type SharedConfig = Config & { databaseUrl: string }

async function openShared(
  config: SharedConfig,
  { log, onRepair, servesPages = true }: OpenOptions,
): Promise<Stores> {
  const { dataDir, databaseUrl, readDatabaseUrl } = config
  const stopping = new AbortController()
  const opened: { close(): Promise<void> }[] = []
  const closeOpened = once(() => {
    stopping.abort()
    return Promise.all(opened.map((each) => each.close()))
  })
  function kept<Store extends { close(): Promise<void> }>(store: Store): Store {
    opened.push(store)
    return store
  }
  try {
    const database = kept(openDatabase(databaseUrl, { connections: 2, statementMs: 3_000 }))
    await prepareTables(database, log, stopping.signal)
    const outbox = kept(await openOutbox(config))
    const stock = kept(openPostgresStock(databaseUrl, { writeWaitMs }))
    const reader = createCopyReader(stock)
    const task = { file: stockCopyFile(dataDir), databaseUrl, readDatabaseUrl }
    const mirror = servesPages
      ? openMirror(task, { log, onCopy: reader.use, ...(onRepair && { onRepair }) })
      : null
    kept({
      async close() {
        await mirror?.close()
        await reader.store.close()
      },
    })
    const inbox = config.stockWebhookSecret === null ? null : kept(openPostgresInbox(databaseUrl))
    return {
      stock,
      localStock: { ...reader, ready: mirror?.ready ?? Promise.resolve() },
      outbox,
      inbox,
      doAlone: createJobLeases(database),
      mirror,
      close: closeOpened,
    }
  } catch (error) {
    await closeOpened()
    throw error
  }
}

/**
 * Creates the tables of this version; while the database is away, in the background as soon as it is back.
 *
 * @throws {Error} when they cannot be created for another reason.
 */
async function prepareTables(database: Database, log: Log, signal: AbortSignal): Promise<void> {
  try {
    await prepareDatabase(database)
  } catch (error) {
    if (!isAway(error)) throw error
    log.warn({ err: error }, 'the database is away: the site starts without it')
    void prepareLater(database, log, signal)
  }
}

async function prepareLater(database: Database, log: Log, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    await sleep(retryDelay(failures, prepareBackoff, Math.random()), undefined, { signal, ref: false }).catch(
      () => undefined,
    )
    if (signal.aborted) return
    try {
      return await prepareDatabase(database)
    } catch (error) {
      if (!isAway(error)) log.error({ err: error }, 'the tables of this version cannot be created')
    }
  }
}

function once(close: () => Promise<unknown>): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close().then(() => undefined)
    return closing
  }
}
