import type { DeliveryState, Outbox } from '#domain/leads/outbox.ts'
import { createStockSummary, type StockSummary } from '#domain/stock/stock-summary.ts'
import type { StockMovements, StockStore } from '#domain/stock/store.ts'
import { startOfUkDay, ukDay } from '#domain/stock/uk-day.ts'
import type { Config } from '../config.ts'
import { createCatalogue } from '../stock/catalogue.ts'
import { buildStock } from '../stock/open-stock.ts'
import { stockFile } from '../store/data-files.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { allEntries } from './find-leads.ts'
import { hasLeads, withOutbox } from './with-outbox.ts'
import { withStock } from './with-stock.ts'

/** How many leads of one kind were accepted in the period, by where they are now. */
export type LeadCounts = Record<DeliveryState, number>

export interface Summary {
  /** ISO days in the UK, both included. */
  from: string
  to: string
  stock: StockSummary
  movements: StockMovements
  /** By kind: applications and each kind of enquiry. Null when there is no file of applications yet. */
  leads: Record<string, LeadCounts> | null
}

const dayMs = 86_400_000

/** The stock now, and what happened in the last `weeks`, today included. `now` in epoch milliseconds. */
export async function summarise(
  config: StockPlace & Pick<Config, 'applicationKey'>,
  { weeks, now }: { weeks: number; now: number },
): Promise<Summary> {
  const periodDays = weeks * 7
  const from = ukDay(now - (periodDays - 1) * dayMs)
  const since = startOfUkDay(from)
  const ofStock = await withStock(config, async (store) => ({
    stock: await summariseStock(store, fileOf(config), { today: ukDay(now), periodDays }),
    movements: await store.movementsSince(since),
  }))
  // The command never creates the file of applications: see `requireLeads`.
  const leads = hasLeads(config) ? await withOutbox(config, (outbox) => countLeads(outbox, since)) : null
  return { from, to: ukDay(now), ...ofStock, leads }
}

function fileOf({ dataDir, databaseUrl }: StockPlace): string | null {
  return databaseUrl === null ? stockFile(dataDir) : null
}

/** Price positions are those of an index of the whole stock, as on the site. */
async function summariseStock(
  store: StockStore,
  file: string | null,
  period: { today: string; periodDays: number },
): Promise<StockSummary> {
  const catalogue = createCatalogue(store, await buildStock(store, file))
  const summary = createStockSummary(period)
  for await (const batch of store.all()) {
    for (const record of batch) summary.add(record, catalogue.pricePosition(record.metadata.stockId))
  }
  return summary.read()
}

async function countLeads(outbox: Outbox, since: number): Promise<Record<string, LeadCounts>> {
  const kinds: Record<string, LeadCounts> = {}
  for await (const entry of allEntries(outbox)) {
    if (entry.acceptedAt < since) continue
    const { kind } = entry
    const counts = kinds[kind] ?? { waiting: 0, delivered: 0, rejected: 0, erased: 0 }
    kinds[kind] = counts
    counts[entry.state] += 1
  }
  return kinds
}
