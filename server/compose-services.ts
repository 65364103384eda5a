import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import { type EnquiryRules, everyEnquiry } from '#domain/enquiries/enquiry.ts'
import { onlyBranchOf, type ShowingRules } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import sells from '#sells'
import { createAlertIntake } from './alerts/alert-intake.ts'
import { alertMailing } from './alerts/alert-mailing.ts'
import { startAlertWork } from './alerts/start-alert-work.ts'
import type { Config } from './config.ts'
import { createStockIntake, type StockIntake } from './feed/stock-intake.ts'
import type { ExportAccess } from './http/exports/register-exports.ts'
import { createLeadIntakes } from './leads/lead-intake.ts'
import { startLeadWork } from './leads/start-lead-work.ts'
import { addSiteGauges } from './observe/gauges.ts'
import { observeStore } from './observe/observe-calls.ts'
import { type Observer, unobserved } from './observe/observer.ts'
import { createOutboxReadiness, databasePart, feedPart, type Readiness, readinessOf } from './readiness.ts'
import { createDvla, type Dvla } from './registers/dvla.ts'
import { followMot } from './registers/follow-mot.ts'
import { hideMot } from './registers/hide-mot.ts'
import { createMotRegister } from './registers/mot-register.ts'
import { cachePlates } from './registers/plate-cache.ts'
import { createVisitorPlates, type LookUpPlate } from './registers/visitor-plates.ts'
import type { Loop } from './repeat.ts'
import { createMissedCounter, type MissedCounter } from './searches/count-missed.ts'
import type { AppServices } from './services.ts'
import { createStockCheck } from './stock/check-stock-file.ts'
import { type LiveStock, openLiveStock } from './stock/live-stock.ts'
import { showStock } from './stock/show-stock.ts'
import { warnOfPermissions } from './store/check-permissions.ts'
import { stockFile, stockSnapshotFile } from './store/data-files.ts'
import type { Stop } from './store/do-alone.ts'
import { openStores } from './store/open-stores.ts'
import { retryWhileAway } from './store/postgres/database-away.ts'

export interface Composition {
  services: AppServices
  /** Null unless STOCK_WEBHOOK_SECRET is set. */
  notifications: StockIntake['notifications']
  /** Null unless EXPORT_SECRET is set. */
  exports: ExportAccess | null
  /** Asks the DVLA for visitors; null without DVLA_API_KEY. */
  lookUpPlate: LookUpPlate | null
  /** Counts a search that found nothing. */
  countMissed: MissedCounter['count']
  /** Loads the stock. @throws {Error} when it cannot be read. */
  open(options?: { warmUp?: boolean }): Promise<void>
  readiness(): Promise<Readiness>
  /** Starts these duties. Default: all. */
  startWorking(duties?: Duties): void
  /** Stops the background work and releases leases; applications and notifications are accepted. Safe to call twice. */
  stopWorking(): Promise<void>
  /** Stops the background work and closes the stores. Safe to call twice. */
  close(): Promise<void>
}

/** What a process does beside answering requests. */
export interface Duties {
  /** Follows the stock, so that pages show its changes, and writes the snapshot of the index. */
  isFollowing: boolean
  /** Imports stock, delivers applications and enquiries, and erases them. */
  hasWork: boolean
}

const allDuties: Duties = { isFollowing: true, hasWork: true }

interface CompositionOptions {
  /** Of the site, from `content/site.ts`. Default: every kind. */
  enquiryRules?: EnquiryRules
  /** Default: nothing is reported. */
  observer?: Observer
  /** Default: true. */
  servesPages?: boolean
}

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
  { enquiryRules = everyEnquiry, observer = unobserved, servesPages = true }: CompositionOptions = {},
): Promise<Composition> {
  const stores = await openStores(config, log)
  const { databaseState } = stores
  const stock = observeStore('stock', stores.reads.store, observer)
  const outbox = observeStore('outbox', stores.outbox, observer)
  warnOfPermissions(config, log)
  const { pictureHosts } = config
  const showing: ShowingRules = { pictureHosts, onlyBranch: onlyBranchOf(enquiryRules.branches), sells }

  let live: LiveStock | null = null
  /** When the catalogue last had every change, in milliseconds since this process began. */
  let currentAt: number | null = null
  const checkStock = createStockCheck({
    store: stock,
    catalogue: () => live?.catalogue ?? null,
    file: config.databaseUrl === null ? stockFile(config.dataDir) : null,
  })
  let stopFollowing: (() => Promise<void> | void) | null = null
  let leadWork: Loop | null = null
  let stopAlerts: Stop | null = null
  let stopAskingMot: Stop | null = null
  let stopCounting: Stop | null = null
  let stopping: Promise<void> | null = null
  const closed = new AbortController()
  let closing: Promise<void> | null = null

  const intake = await createStockIntake(config, stores, log, observer)
  const intakes = createLeadIntakes(outbox, {
    enquiryRules,
    leadsPerHour: config.leadsPerHour,
    log,
    observer,
    onAccepted: () => leadWork?.wake(),
  })
  const mailing = alertMailing(config)
  const alerts = mailing && createAlertIntake(outbox.alerts, { ...mailing, log })
  const missed = createMissedCounter(outbox.missed, { log })
  const outboxReadiness = createOutboxReadiness(outbox, {
    hasLeadService: config.leadServiceUrl !== null,
    hasEmail: config.leadEmails.length > 0,
  })
  if (observer.metrics) {
    addSiteGauges(observer.metrics, {
      servesPages,
      catalogue: () => live?.catalogue ?? null,
      stockLagSeconds: () => (currentAt === null ? null : (performance.now() - currentAt) / 1_000),
      databaseState: () => databaseState?.() ?? null,
      readiness,
      outbox: stores.outbox,
      feedSucceededAt: intake.feedSucceededAt,
    })
  }

  async function readiness(): Promise<Readiness> {
    const [hasStock, ofOutbox, feed] = await Promise.all([
      answers(checkStock()),
      outboxReadiness(),
      config.stockFeed === null ? null : feedPart(stock),
      // Notices whether the primary is there, where nothing follows it.
      answers(stock.changeNumber()),
    ])
    return readinessOf({
      ...(databaseState && { database: databasePart(databaseState()) }),
      ...(feed && { feed }),
      index: { state: live ? 'ready' : 'loading' },
      stock: { state: hasStock ? 'ready' : 'failed' },
      ...ofOutbox,
    })
  }

  /** One process asks for all that share the stores. */
  function askMot(): Stop {
    const { mot } = config
    const { count } = observer
    return stores.doAlone('ask-mot', () =>
      mot === null
        ? hideMot(stores.stock, log).stop
        : followMot(stores.stock, createMotRegister(mot), { log, count }).stop,
    )
  }

  function onCurrent(): void {
    currentAt = performance.now()
  }

  async function stopAll(): Promise<void> {
    await Promise.all([
      intake.stop(),
      stopFollowing?.(),
      leadWork?.stop(),
      stopAlerts?.(),
      stopAskingMot?.(),
      stopCounting?.(),
    ])
  }

  function stopWorking(): Promise<void> {
    stopping ??= stopAll()
    return stopping
  }

  async function closeAll(): Promise<void> {
    closed.abort()
    await stopWorking()
    await stores.close()
  }

  return {
    services: { stock: () => live?.catalogue ?? null, ...intakes, alerts },
    notifications: intake.notifications,
    exports:
      config.exportSecret === null
        ? null
        : exportAccess(config.exportSecret, showStock(stock, showing), JSON.stringify(showing)),
    lookUpPlate:
      config.dvla && createVisitorPlates(cachePlates(countLookUps(createDvla(config.dvla), observer))),
    countMissed: missed.count,
    async open({ warmUp = false } = {}) {
      const { file: stockFile, believeMs, sliceSize } = stores.reads
      const files = { stockFile, snapshotFile: stockSnapshotFile(config.dataDir) }
      const options = { ...files, believeMs, sliceSize, showing, log, observer, warmUp, onCurrent }
      // Requests get 503 until the database answers.
      live = await retryWhileAway(() => openLiveStock(stock, options), {
        forMs: Number.POSITIVE_INFINITY,
        signal: closed.signal,
      })
    },
    readiness,
    startWorking({ isFollowing, hasWork } = allDuties) {
      if (isFollowing) stopFollowing = live?.follow() ?? null
      if (servesPages) stopCounting = missed.keepWriting()
      if (!hasWork) return
      intake.start()
      stopAskingMot = askMot()
      leadWork = startLeadWork(outbox, config, {
        findVehicle: async (id) => (await stock.findMany([id]))[0] ?? null,
        doAlone: stores.doAlone,
        log,
        observer,
      })
      if (mailing) {
        const shown = showStock(stock, showing)
        stopAlerts = startAlertWork(outbox.alerts, { ...mailing, stock: shown, doAlone: stores.doAlone, log })
      }
    },
    stopWorking,
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}

function countLookUps(dvla: Dvla, { count }: Observer): Dvla {
  return {
    async lookUp(plate) {
      const answer = await dvla.lookUp(plate)
      count('registerLookUps', { register: 'dvla', outcome: answer.state })
      return answer
    },
  }
}

function exportAccess(secret: string, store: StockReader, settings: string): ExportAccess {
  const settingsHash = hash('sha256', settings, 'base64url').slice(0, 12)

  async function version(): Promise<string> {
    const change = await store.changeNumber()
    return `${change}.${await store.writeTokenOf(change)}.${settingsHash}`
  }
  return { secret, records: () => store.all(), version }
}

function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    () => true,
    () => false,
  )
}
