import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockReader, StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { retryDelay } from '../retry-delay.ts'
import { notificationsFile, siteLockFile, stockFile } from './data-files.ts'
import type { DoAlone } from './do-alone.ts'
import type { NotificationInbox } from './notification-inbox.ts'
import { openOutbox } from './open-outbox.ts'
import { isAway } from './postgres/database-away.ts'
import type { Database } from './postgres/open-database.ts'
import type { DatabaseState } from './postgres/shared-reads.ts'
import { createFolderLock } from './sqlite/folder-lock.ts'
import { openSqliteInbox } from './sqlite/notification-inbox.ts'
import { openSqliteStock } from './sqlite/stock-store.ts'

/** What a site keeps. The one place that decides between SQLite files and PostgreSQL. */
export interface Stores {
  /** Where imports and notifications are written. */
  stock: StockStore
  /** What pages read: the same stock. In PostgreSQL, also from the standbys while the primary is away. */
  reads: StockReads
  outbox: Outbox
  /** Null unless STOCK_WEBHOOK_SECRET is set. */
  inbox: NotificationInbox | null
  doAlone: DoAlone
  /** Of PostgreSQL; null for files. */
  databaseState: (() => DatabaseState) | null
  /** Safe to call twice. */
  close(): Promise<void>
}

interface StockReads {
  store: StockReader
  /** From which threads may read all of the stock; null for PostgreSQL. */
  file: string | null
  /**
   * How long the store must be at an earlier write, or another one, before it is believed that it was restored. After a
   * failover, a former primary answers for up to Patroni's `ttl` of 10 s.
   */
  believeMs: number
  /** How many changed vehicles are read with one statement. */
  sliceSize: number
}

/** An import by the command may lock the stock for longer. Stopping does not wait for it. */
const writeWaitMs = 1_000

/** Of each statement of a page. A server that was stopped accepts connections and never answers. */
const readMs = 3_000

/** Of each attempt to create the tables while the database is away. */
const prepareBackoff = { firstMs: 500, longestMs: 5_000 }

/** @throws {Error} when a store cannot be opened. PostgreSQL may be away. */
export async function openStores(config: Config, log: Log): Promise<Stores> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const { databaseUrl } = config
  return databaseUrl === null ? openFiles(config, log) : openShared({ ...config, databaseUrl }, log)
}

async function openFiles(config: Config, log: Log): Promise<Stores> {
  const file = stockFile(config.dataDir)
  const outbox = await openOutbox(config)
  const stock = await openSqliteStock(file, { writeWaitMs })
  const inbox =
    config.stockWebhookSecret === null ? null : await openSqliteInbox(notificationsFile(config.dataDir))
  return {
    stock,
    reads: { store: stock, file, believeMs: 0, sliceSize: 16 },
    outbox,
    inbox,
    doAlone: createFolderLock(siteLockFile(config.dataDir), { log, dataDir: config.dataDir }),
    databaseState: null,
    close: once(() => Promise.all([outbox.close(), stock.close(), inbox?.close()])),
  }
}

type SharedConfig = Config & { databaseUrl: string }

async function openShared(config: SharedConfig, log: Log): Promise<Stores> {
  const { databaseUrl, readDatabaseUrl } = config
  // Not loaded by a site on files.
  const { openDatabase } = await import('./postgres/open-database.ts')
  const { openPostgresStock } = await import('./postgres/stock-store.ts')
  const { createSharedReads } = await import('./postgres/shared-reads.ts')
  const { openPostgresInbox } = await import('./postgres/notification-inbox.ts')
  const { createJobLeases } = await import('./postgres/job-leases.ts')
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
    const primary = kept(openDatabase(databaseUrl, { statementMs: readMs }))
    const standby =
      readDatabaseUrl === null ? null : kept(openDatabase(readDatabaseUrl, { statementMs: readMs }))
    const { reader, state } = createSharedReads({ primary, standby }, log)
    const inbox = config.stockWebhookSecret === null ? null : kept(openPostgresInbox(databaseUrl))
    return {
      stock,
      // Each statement costs a way over the network.
      reads: { store: reader, file: null, believeMs: 15_000, sliceSize: 64 },
      outbox,
      inbox,
      doAlone: createJobLeases(database),
      databaseState: state,
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
  const { prepareDatabase } = await import('./postgres/migrate.ts')
  try {
    await prepareDatabase(database)
  } catch (error) {
    if (!isAway(error)) throw error
    log.warn({ err: error }, 'the database is away: the site starts without it')
    void prepareLater(database, log, signal)
  }
}

async function prepareLater(database: Database, log: Log, signal: AbortSignal): Promise<void> {
  const { prepareDatabase } = await import('./postgres/migrate.ts')
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
