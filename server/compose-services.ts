import type { Logger } from 'pino'
import type { Outbox } from '#domain/applications/outbox.ts'
import type { Config } from './config.ts'
import { createApplicationDesk } from './leads/application-desk.ts'
import { type DeliveryWorker, deliverApplications } from './leads/deliver-applications.ts'
import { eraseDelivered } from './leads/erase-delivered.ts'
import { createLeadService } from './leads/lead-service.ts'
import type { Services } from './services.ts'
import { createLateCatalogue } from './stock/late-catalogue.ts'
import { type LiveStock, openLiveStock } from './stock/live-stock.ts'
import { openStockIntake, type StockIntake } from './stock/stock-intake.ts'
import { loadApplicationKey } from './store/application-key.ts'
import { applicationsFile, stockFile, stockSnapshotFile } from './store/data-files.ts'
import { openSqliteOutbox } from './store/sqlite/outbox.ts'
import { openSqliteStock } from './store/sqlite/stock-store.ts'

export interface Composition {
  services: Services
  /** Null unless STOCK_WEBHOOK_SECRET is set. */
  notifications: StockIntake['notifications']
  /** Reads the stock; before that it can be asked nothing. @throws {Error} when it cannot be read. */
  open(options?: { warmUp?: boolean }): Promise<void>
  isOpen(): boolean
  /** Whether the index is filled and the store answers. */
  ready(): Promise<boolean>
  /** Begins what runs beside the answers: taking in and following stock, delivering applications and erasing them. */
  startWorking(): void
  /** Ends it, gives back what was leased, and closes the stores. Safe to call twice. */
  close(): Promise<void>
}

/** An import of the command may hold the stock for longer; stopping must not wait for its end. */
const writeWaitMs = 1_000

/** Everything joined and the stock read. @throws {Error} when a store cannot be opened or read. */
export async function composeServices(config: Config, log: Logger): Promise<Composition> {
  const composition = await prepareServices(config, log)
  try {
    await composition.open()
    return composition
  } catch (error) {
    await composition.close()
    throw error
  }
}

/** The one place where parts are chosen and joined. @throws {Error} when a store cannot be opened. */
export async function prepareServices(config: Config, log: Logger): Promise<Composition> {
  const key = await loadApplicationKey(config.dataDir, config.applicationKey)
  const outbox = await openSqliteOutbox(applicationsFile(config.dataDir), key)
  const store = await openSqliteStock(stockFile(config.dataDir), { writeWaitMs })
  const stock = createLateCatalogue()
  let live: LiveStock | null = null
  const intake = await openStockIntake(config, store, log)
  const endings: (() => Promise<void> | void)[] = []
  let worker: DeliveryWorker | null = null
  let closing: Promise<void> | null = null

  async function closeAll(): Promise<void> {
    await Promise.all([intake.stop(), ...endings.map((end) => end())])
    await Promise.all([outbox.close(), store.close()])
  }

  return {
    services: {
      stock,
      applications: createApplicationDesk(outbox, { log, onAccepted: () => worker?.wake() }),
    },
    notifications: intake.notifications,
    async open({ warmUp = false } = {}) {
      const { dataDir } = config
      const files = { stockFile: stockFile(dataDir), snapshotFile: stockSnapshotFile(dataDir) }
      live = await openLiveStock(store, { ...files, log, warmUp })
      stock.become(live.catalogue)
    },
    isOpen: () => stock.isOpen(),
    ready: async () => stock.isOpen() && (await answers(store.changeNumber())),
    startWorking() {
      const stopFollowing = live?.follow()
      const stopErasing = eraseDelivered(outbox, { retentionDays: config.applicationRetentionDays, log })
      intake.start()
      worker = startDelivering(outbox, config, log)
      endings.push(
        () => stopFollowing?.(),
        stopErasing,
        () => worker?.stop(),
      )
    },
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}

/** Without a lead service applications wait, for the command line and for a later start with one. */
function startDelivering(outbox: Outbox, config: Config, log: Logger): DeliveryWorker | null {
  const { leadServiceUrl: url, leadServiceToken: token } = config
  if (url === null) return null
  return deliverApplications(outbox, createLeadService({ url, token }), { log })
}

function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    () => true,
    () => false,
  )
}
