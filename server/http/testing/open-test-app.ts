import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { EnquiryRules } from '#domain/enquiries/enquiry.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { type Composition, prepareServices } from '#server/compose-services.ts'
import { readConfig } from '#server/config.ts'
import type { AppServices, Catalogue } from '#server/services.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import type { AppOptions, PageHandler } from '../app-options.ts'
import { createApp } from '../create-app.ts'

export interface TestApp {
  app: FastifyInstance
  composition: Composition
  /** The stock of the app. @throws {Error} before it is loaded. */
  loadedStock(): Catalogue
  dataDir: string
  close(): Promise<void>
}

interface TestAppOptions extends Partial<AppOptions> {
  stock?: readonly StockRecord[]
  /** Ids of `stock` whose vehicles are sold then. */
  sold?: readonly string[]
  /** Ids of `stock` that are removed again. */
  removed?: readonly string[]
  /** A folder of the test, which `close` does not delete. */
  dataDir?: string
  /** In addition to DATA_DIR. */
  env?: Record<string, string>
  /** Default: every kind, on every day but Sunday. */
  enquiryRules?: EnquiryRules
  /** Creates the pages of this app. Default: one plain page. */
  pagesOn?: (services: AppServices) => Promise<Pick<AppOptions, 'pages' | 'pageRoutes'>>
  /** Default: true. */
  isLoaded?: boolean
}

/** The app with real services and a new store. Rate limits are off unless a test sets them. */
export async function openTestApp({
  stock = [],
  sold = [],
  removed = [],
  env = {},
  dataDir: givenDir,
  pagesOn,
  isLoaded = true,
  enquiryRules,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'forecourt-app-')))
  await fillStore(stockFile(dataDir), stock, { sold, removed })
  const logger = pino({ level: 'silent' })
  const composition = await prepareServices(readConfig({ ...env, DATA_DIR: dataDir }), logger, {
    ...(options.observer && { observer: options.observer }),
    ...(enquiryRules && { enquiryRules }),
  })
  if (isLoaded) await composition.open()
  const app = await createApp(composition.services, {
    logger,
    ...(pagesOn ? await pagesOn(composition.services) : { pages: plainPage }),
    clientDir: null,
    mediaDir: join(dataDir, 'media'),
    publicUrl: null,
    trustProxy: false,
    release: 'test',
    readiness: composition.readiness,
    notifications: composition.notifications,
    exports: composition.exports,
    ...options,
    limits: {
      requestsPerMinute: 1_000_000,
      formsPerTenMinutes: 1_000_000,
      notificationsPerMinute: 1_000_000,
      exportsPerHour: 1_000_000,
      ...options.limits,
    },
  })
  async function close(): Promise<void> {
    await app.close()
    await composition.close()
    if (!givenDir) await rm(dataDir, { recursive: true, force: true })
  }
  function loadedStock(): Catalogue {
    const loaded = composition.services.stock()
    if (loaded === null) throw new Error('The stock is not loaded')
    return loaded
  }
  return { app, composition, loadedStock, dataDir, close }
}

const plainPage: PageHandler = async () =>
  new Response('<!doctype html><title>Page</title>', { headers: { 'content-type': 'text/html' } })

async function fillStore(
  file: string,
  stock: readonly StockRecord[],
  { sold, removed }: { sold: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const prepared = (record: StockRecord) => ({ record, hash: JSON.stringify(record) })
  const store = await openSqliteStock(file)
  await store.write((writer) => writer.put(stock.map(prepared)))
  await store.write(async (writer) => {
    const records = stock.filter(({ metadata }) => sold.includes(metadata.stockId))
    await writer.put(
      records.map((record) =>
        prepared({ ...record, metadata: { ...record.metadata, lifecycleState: 'SOLD' } }),
      ),
    )
    for (const id of removed) await writer.remove(id)
  })
  await store.close()
}
