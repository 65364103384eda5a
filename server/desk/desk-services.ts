import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { retentionOf } from '../leads/erase-expired.ts'
import { createLeadSearch, type LeadSearch } from '../leads/staff/find-leads.ts'
import { createStaffLeads, type StaffLeads } from '../leads/staff/staff-leads.ts'
import type { Log } from '../log.ts'
import { watchDisagreements } from '../registers/watch-disagreements.ts'
import { createAudit } from '../staff-audit.ts'
import { countDisputed } from '../stock/staff/staff-registers.ts'
import { applicationsFile, isThere } from '../store/data-files.ts'
import { noteKeySaved } from '../store/key-saved.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { summarise } from '../summary/summarise.ts'
import { summariseInThread } from '../summary/summarise-in-thread.ts'
import { createHealth } from './health.ts'
import type { HealthLine } from './health-line.ts'
import { siteAddress } from './site-address.ts'
import { createWeek, type Week } from './week.ts'
import type { WorkServices } from './work-services.ts'

/** What the pages of the desk work with, in the name of one person. */
export interface DeskServices {
  leads: StaffLeads
  /** The address of a page of the site. @param path such as `/car-search?make=Ford` */
  sitePage(path: string): string
  /** What works and what does not. */
  health(): Promise<HealthLine[]>
  /** The last seven days; null until they were counted. */
  week(): Promise<Week | null>
  /** Notes that a copy of the key of the leads is kept elsewhere. */
  noteKeySaved(): Promise<void>
  /** What the first page does not need: a third of what the desk would else load before it is open. */
  work(): Promise<WorkServices>
}

/** Vehicles that are counted within a tenth of a second. More are counted in a thread, so that no page waits for them. */
const largeStock = 5_000

export interface DeskStores {
  servicesOf(person: string): DeskServices
  close(): Promise<void>
}

/** How long after the start, and after the first page, what can wait is begun, in milliseconds. */
const aheadMs = 1_000

/** How often old files that staff have brought are deleted, in milliseconds. */
const sweepMs = 15 * 60_000

/**
 * Opens the stores of the site beside it. Leads are opened when there are some: the desk never creates their file, which the
 * site could not open if another user had made it.
 *
 * @throws {Error} when the stock cannot be opened.
 */
export async function openDeskStores(config: Config, log: Log): Promise<DeskStores> {
  const stock: StockStore = await openStockStore(config)
  const retention = retentionOf(config)
  let outbox: Promise<Outbox> | null = null
  const searches = new WeakMap<Outbox, LeadSearch>()

  function leads(): Promise<Outbox> | null {
    if (config.databaseUrl === null && !isThere(applicationsFile(config.dataDir))) return null
    outbox ??= openOutbox(config)
    // A store that could not be opened is tried again by the next page.
    outbox.catch(() => {
      outbox = null
    })
    return outbox
  }

  function search(opened: Outbox): LeadSearch {
    const made = searches.get(opened) ?? createLeadSearch(opened)
    searches.set(opened, made)
    return made
  }

  const week = createWeek({
    stock,
    outbox: leads,
    summarise: async (now) => {
      const isLarge = (await stock.count()) > largeStock
      const sources = { stock, outbox: isLarge ? null : await leads(), pricePosition: null }
      return isLarge ? summariseInThread(config, now) : summarise(sources, { weeks: 1, now })
    },
    onError: (error) => log.error({ err: error }, 'the desk cannot count the week'),
  })

  const disputed = watchDisagreements(stock, {
    onError: (error) => log.error({ err: error }, 'the desk cannot compare adverts with the MOT register'),
  })

  let loading: ReturnType<typeof loadWork> | null = null
  async function loadWork() {
    const { createWorkServices } = await import('./work-services.ts')
    return createWorkServices({ config, stock, outbox: leads, disputed })
  }
  const work = () => (loading ??= loadWork())
  // While somebody reads the first page, so that the next one need not wait for it.
  let ahead: NodeJS.Timeout | undefined

  const health = createHealth({ config, stock, outbox: leads, disputed: () => countDisputed(disputed) })
  async function sweep(): Promise<void> {
    try {
      const { sweepIncoming } = await import('../feed/staff/incoming-files.ts')
      await sweepIncoming(config.dataDir, Date.now())
    } catch (error) {
      log.error({ err: error }, 'the desk cannot delete old files that staff have brought')
    }
  }
  const timers = [setTimeout(sweep, aheadMs).unref(), setInterval(sweep, sweepMs).unref()]

  return {
    servicesOf(person) {
      ahead ??= setTimeout(() => work().catch(() => undefined), aheadMs).unref()
      const audit = createAudit(config.dataDir, person)
      return {
        leads: createStaffLeads({ outbox: leads, search, stock: stock.list, audit, person, retention }),
        sitePage: (path) => (config.publicUrl ?? `http://${siteAddress(config)}`) + path,
        work: async () => (await work())(person),
        health: health.read,
        week: () => week(Date.now()),
        async noteKeySaved() {
          audit({ command: 'key-saved' })
          await noteKeySaved(config)
          health.forget()
        },
      }
    },
    async close() {
      for (const timer of [...timers, ahead]) clearTimeout(timer)
      await Promise.allSettled([outbox?.then((open) => open.close()), stock.close()])
    },
  }
}
