import type { Logger } from 'pino'
import type { Outbox } from '#domain/applications/outbox.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import { type EnquiryRules, everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { parseEnquiry } from '#domain/enquiries/parse-enquiry.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Config } from './config.ts'
import { openStockIntake, type StockIntake } from './feed/stock-intake.ts'
import type { ExportDesk } from './http/exports/register-exports.ts'
import { type DeliveryWorker, deliverLeads } from './leads/deliver-leads.ts'
import { eraseExpired } from './leads/erase-expired.ts'
import { createLeadDesk } from './leads/lead-desk.ts'
import { createLeadService } from './leads/lead-service.ts'
import { createOutboxReadiness, type Readiness, readinessOf } from './readiness.ts'
import type { Services } from './services.ts'
import { type LiveStock, openLiveStock } from './stock/live-stock.ts'
import { warnOfPermissions } from './store/check-permissions.ts'
import { stockFile, stockSnapshotFile } from './store/data-files.ts'
import { openApplications } from './store/sqlite/open-applications.ts'
import { openSqliteStock } from './store/sqlite/stock-store.ts'

export interface Composition {
  services: Services
  /** Null unless STOCK_WEBHOOK_SECRET is set. */
  notifications: StockIntake['notifications']
  /** Null unless EXPORT_SECRET is set. */
  exports: ExportDesk | null
  /** Loads the stock; `services.stock` throws before. @throws {Error} when it cannot be read. */
  open(options?: { warmUp?: boolean }): Promise<void>
  isOpen(): boolean
  readiness(): Promise<Readiness>
  /** Starts the background work: importing and following stock, delivering applications and erasing them. */
  startWorking(): void
  /** Stops the background work and releases leases; applications and notifications are accepted. Safe to call twice. */
  stopWorking(): Promise<void>
  /** Stops the background work and closes the stores. Safe to call twice. */
  close(): Promise<void>
}

interface CompositionOptions {
  /** Of the site, from `loadEnquiryRules`. Default: every kind. */
  enquiryRules?: EnquiryRules
}

/** An import by the command may lock the stock for longer. Stopping does not wait for it. */
const writeWaitMs = 1_000

/** `prepareServices`, with the index loaded. @throws {Error} when a store cannot be opened or read. */
export async function composeServices(
  config: Config,
  log: Logger,
  options: CompositionOptions = {},
): Promise<Composition> {
  const composition = await prepareServices(config, log, options)
  try {
    await composition.open()
    return composition
  } catch (error) {
    await composition.close()
    throw error
  }
}

/** The composition root: creates every part and connects them. @throws {Error} when a store cannot be opened. */
export async function prepareServices(
  config: Config,
  log: Logger,
  { enquiryRules = everyEnquiry }: CompositionOptions = {},
): Promise<Composition> {
  const outbox = await openApplications(config)
  warnOfPermissions(config, log)
  const store = await openSqliteStock(stockFile(config.dataDir), { writeWaitMs })
  const outboxReadiness = createOutboxReadiness(outbox, { isDelivering: config.leadServiceUrl !== null })
  let live: LiveStock | null = null
  const intake = await openStockIntake(config, store, log)
  const endings: (() => Promise<void> | void)[] = []
  let worker: DeliveryWorker | null = null
  const deskOptions = { log, onAccepted: () => worker?.wake() }
  let stopping: Promise<void> | null = null
  let closing: Promise<void> | null = null

  async function stopAll(): Promise<void> {
    await Promise.all([intake.stop(), ...endings.map((end) => end())])
  }

  function stopWorking(): Promise<void> {
    stopping ??= stopAll()
    return stopping
  }

  async function closeAll(): Promise<void> {
    await stopWorking()
    await Promise.all([intake.close(), outbox.close(), store.close()])
  }

  return {
    services: {
      get stock() {
        if (live === null) throw new Error('The stock is used before it is loaded')
        return live.catalogue
      },
      applications: createLeadDesk(outbox, { what: 'application', parse: parseApplication, ...deskOptions }),
      enquiries: createLeadDesk(outbox, {
        what: 'enquiry',
        parse: (body) => parseEnquiry(body, enquiryRules, ukDay(Date.now())),
        ...deskOptions,
      }),
    },
    notifications: intake.notifications,
    exports: config.exportSecret === null ? null : exportDesk(config.exportSecret, store),
    async open({ warmUp = false } = {}) {
      const { dataDir } = config
      const files = { stockFile: stockFile(dataDir), snapshotFile: stockSnapshotFile(dataDir) }
      live = await openLiveStock(store, { ...files, log, warmUp })
    },
    isOpen: () => live !== null,
    readiness: async () => {
      const [hasStock, ofOutbox] = await Promise.all([answers(store.changeNumber()), outboxReadiness()])
      return readinessOf({
        index: { state: live ? 'ready' : 'loading' },
        stock: { state: hasStock ? 'ready' : 'failed' },
        ...ofOutbox,
      })
    },
    startWorking() {
      const stopFollowing = live?.follow()
      const retention = {
        delivered: config.applicationRetentionDays,
        rejected: config.rejectedRetentionDays,
        waiting: config.waitingRetentionDays,
      }
      const stopErasing = eraseExpired(outbox, { retention, log })
      intake.start()
      worker = startDelivering(outbox, config, log)
      endings.push(
        () => stopFollowing?.(),
        stopErasing,
        () => worker?.stop(),
      )
    },
    stopWorking,
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}

function exportDesk(secret: string, store: StockStore): ExportDesk {
  return { secret, records: () => store.all(), changeNumber: () => store.changeNumber() }
}

/** Null without a lead service: applications wait for the command, or for a start with a lead service. */
function startDelivering(outbox: Outbox, config: Config, log: Logger): DeliveryWorker | null {
  const { leadServiceUrl: url, leadServiceToken: token } = config
  if (url === null) return null
  return deliverLeads(outbox, createLeadService({ url, token }), { log })
}

function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    () => true,
    () => false,
  )
}
