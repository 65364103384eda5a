import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { createStaffLeads, type StaffLeads } from '../leads/staff/staff-leads.ts'
import { createAudit } from '../staff-audit.ts'
import { createStaffStock, type StaffStock } from '../stock/staff/staff-stock.ts'
import { createUndoMemory } from '../stock/staff/undo.ts'
import { applicationsFile, isThere } from '../store/data-files.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { createAskPositions, siteAddress } from './ask-site.ts'
import { readHealth } from './health.ts'
import type { HealthLine } from './health-words.ts'

/** What the pages of the desk work with, in the name of one person. */
export interface DeskServices {
  leads: StaffLeads
  stock: StaffStock
  /** The address of a vehicle on the site. */
  sitePage(id: string): string
  /** What works and what does not. */
  health(): Promise<HealthLine[]>
}

export interface DeskStores {
  servicesOf(person: string): DeskServices
  close(): Promise<void>
}

/**
 * Opens the stores of the site beside it. Leads are opened when there are some: the desk never creates their file, which the
 * site could not open if another user had made it.
 *
 * @throws {Error} when the stock cannot be opened.
 */
export async function openDeskStores(config: Config): Promise<DeskStores> {
  const stock: StockStore = await openStockStore(config)
  const undo = createUndoMemory()
  const positions = createAskPositions(config)
  let outbox: Promise<Outbox> | null = null

  function leads(): Promise<Outbox> | null {
    if (config.databaseUrl === null && !isThere(applicationsFile(config.dataDir))) return null
    outbox ??= openOutbox(config)
    // A store that could not be opened is tried again by the next page.
    outbox.catch(() => {
      outbox = null
    })
    return outbox
  }

  return {
    servicesOf: (person) => ({
      leads: createStaffLeads({ outbox: leads, stock, audit: createAudit(config.dataDir, person), person }),
      stock: createStaffStock({
        office: { store: stock, dataDir: config.dataDir, audit: createAudit(config.dataDir, person) },
        outbox: async () => leads(),
        positions,
        undo,
        person,
      }),
      sitePage: (id) =>
        `${config.publicUrl ?? `http://${siteAddress(config)}`}/vehicles/${encodeURIComponent(id)}`,
      health: () => readHealth({ config, stock, outbox: leads }),
    }),
    async close() {
      await Promise.allSettled([outbox?.then((open) => open.close()), stock.close()])
    },
  }
}
