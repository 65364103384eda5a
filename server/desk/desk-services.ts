import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { readSiteFacts, type SiteFacts } from '../dealer/site-facts.ts'
import { runInThread } from '../feed/import-in-thread.ts'
import { createFileTurns } from '../feed/staff/file-turns.ts'
import { sweepIncoming } from '../feed/staff/incoming-files.ts'
import { createStaffFiles, type StaffFiles } from '../feed/staff/staff-files.ts'
import { retentionOf } from '../leads/erase-expired.ts'
import { createLeadSearch, type LeadSearch } from '../leads/staff/find-leads.ts'
import { createStaffLeads, type StaffLeads } from '../leads/staff/staff-leads.ts'
import { createStaffPerson, type StaffPerson } from '../leads/staff/staff-person.ts'
import type { Log } from '../log.ts'
import { createStaffPhotos, type StaffPhotos } from '../photos/staff-photos.ts'
import { createDvla } from '../registers/dvla.ts'
import { cachePlates } from '../registers/plate-cache.ts'
import { watchDisagreements } from '../registers/watch-disagreements.ts'
import { createAudit } from '../staff-audit.ts'
import { countDisputed, createStaffRegisters, type StaffRegisters } from '../stock/staff/staff-registers.ts'
import { createStaffStock, type StaffStock } from '../stock/staff/staff-stock.ts'
import { createUndoMemory } from '../stock/staff/undo.ts'
import { applicationsFile, isThere } from '../store/data-files.ts'
import { noteKeySaved } from '../store/key-saved.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { summarise } from '../summary/summarise.ts'
import { summariseInThread } from '../summary/summarise-in-thread.ts'
import { createAskPositions, siteAddress } from './ask-site.ts'
import { createHealth } from './health.ts'
import type { HealthLine } from './health-line.ts'
import { type Received, receiveFile } from './receive-file.ts'
import { type ReceivedPhotos, receivePhotos } from './receive-photos.ts'
import { createWeek, type Week } from './week.ts'

/** What the pages of the desk work with, in the name of one person. */
export interface DeskServices {
  leads: StaffLeads
  /** What is held of one person. */
  person: StaffPerson
  stock: StaffStock
  /** Where adverts and public registers differ. */
  registers: StaffRegisters
  /** The address of a page of the site. @param path such as `/car-search?make=Ford` */
  sitePage(path: string): string
  /** Files of stock. */
  files: StaffFiles
  /** Keeps the file of a form. */
  receiveFile(request: Request): Promise<Received>
  photos: StaffPhotos
  /** Adds the photos of a form to a vehicle. */
  receivePhotos(request: Request, id: string): Promise<ReceivedPhotos>
  /** What works and what does not. */
  health(): Promise<HealthLine[]>
  /** The last seven days; null until they were counted. */
  week(): Promise<Week | null>
  /** What the site says of the dealer, and where each fact is changed. */
  siteFacts(): SiteFacts
  /** Notes that a copy of the key of the leads is kept elsewhere. */
  noteKeySaved(): Promise<void>
}

/** Vehicles that are counted within a tenth of a second. More are counted in a thread, so that no page waits for them. */
const largeStock = 5_000

export interface DeskStores {
  servicesOf(person: string): DeskServices
  close(): Promise<void>
}

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
  const undo = createUndoMemory()
  const positions = createAskPositions(config)
  let outbox: Promise<Outbox> | null = null
  const searches = new WeakMap<Outbox, LeadSearch>()
  const turns = createFileTurns()

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

  const dvla = config.dvla && cachePlates(createDvla(config.dvla))
  const disputed = watchDisagreements(stock, {
    onError: (error) => log.error({ err: error }, 'the desk cannot compare adverts with the MOT register'),
  })

  const health = createHealth({ config, stock, outbox: leads, disputed: () => countDisputed(disputed) })
  const sweep = () =>
    sweepIncoming(config.dataDir, Date.now()).catch((error) =>
      log.error({ err: error }, 'the desk cannot delete old files that staff have brought'),
    )
  await sweep()
  const sweeping = setInterval(sweep, sweepMs).unref()

  return {
    servicesOf(person) {
      const audit = createAudit(config.dataDir, person)
      const files = createStaffFiles({ config, stock, audit, person, turns, runImport: runInThread })
      const office = { store: stock, dataDir: config.dataDir, audit }
      const photos = createStaffPhotos(office, config.pictureHosts)
      const staffStock = createStaffStock({
        office,
        outbox: async () => leads(),
        positions,
        undo,
        person,
        dvla,
      })
      const registers = createStaffRegisters({ store: stock, stock: staffStock, disputed })
      return {
        leads: createStaffLeads({ outbox: leads, search, stock: stock.list, audit, person, retention }),
        person: createStaffPerson({ outbox: leads, stock: stock.list, audit }),
        stock: staffStock,
        registers,
        sitePage: (path) => (config.publicUrl ?? `http://${siteAddress(config)}`) + path,
        files,
        receiveFile: (request) => receiveFile(request, files),
        photos,
        receivePhotos: (request, id) => receivePhotos(request, id, photos),
        health: health.read,
        week: () => week(Date.now()),
        siteFacts: readSiteFacts,
        async noteKeySaved() {
          audit({ command: 'key-saved' })
          await noteKeySaved(config)
          health.forget()
        },
      }
    },
    async close() {
      clearInterval(sweeping)
      await Promise.allSettled([outbox?.then((open) => open.close()), stock.close()])
    },
  }
}
