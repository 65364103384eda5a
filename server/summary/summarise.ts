import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Backlog, Endpoint, Outbox } from '#domain/leads/outbox.ts'
import type { MissedCounts } from '#domain/search/missed-search.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import { createStockSummary, type StockSummary } from '#domain/stock/stock-summary.ts'
import type { StockMovements, StockReader } from '#domain/stock/store.ts'
import { startOfUkDay, ukDay } from '#domain/stock/uk-day.ts'
import { countDemoLeft } from './count-demo-left.ts'
import { type AskedVehicle, countLeads, type LeadCounts } from './count-leads.ts'
import { countWaited, type WaitedSearch } from './count-waited.ts'

export interface Summary {
  /** ISO days in the UK, both included. */
  from: string
  to: string
  stock: StockSummary
  movements: StockMovements
  /** By kind: applications and each kind of enquiry. Null when there is no file of applications yet. */
  leads: Record<string, LeadCounts> | null
  /** The vehicles that most leads of the period are about, most first. */
  askedFor: AskedVehicle[]
  /** The searches that most buyers wait for by email now, most first: of any time. */
  waitedFor: WaitedSearch[]
  /** Searches of the period that found nothing, those asked for most. Null like `leads`. */
  missed: MissedCounts | null
  /** What is not delivered now, of any time, by destination. Null like `leads`. */
  undelivered: Record<Endpoint, Backlog> | null
}

export interface SummarySources {
  stock: Pick<StockReader, 'all' | 'movementsSince'> & { list: Pick<StockList, 'page' | 'find'> }
  /** Null when there is no file of applications yet. */
  outbox: Pick<Outbox, 'page' | 'showMany' | 'backlog' | 'alerts' | 'missed'> | null
  /** How the price of a vehicle compares; null where nobody asks for it, because that takes an index of the whole stock. */
  pricePosition: ((id: string) => PricePosition | null) | null
}

const dayMs = 86_400_000

/** How many searches without results are listed. */
const mostMissed = 10

async function movementsWithoutDemo(stock: SummarySources['stock'], since: number): Promise<StockMovements> {
  const movements = await stock.movementsSince(since)
  const demo = movements.left === 0 ? 0 : await countDemoLeft(stock.list, since)
  // The two were read one after another.
  return { ...movements, left: Math.max(0, movements.left - demo) }
}

/** The stock now, and what happened in the last `weeks`, today included. `now` in epoch milliseconds. */
export async function summarise(
  { stock, outbox, pricePosition }: SummarySources,
  { weeks, now }: { weeks: number; now: number },
): Promise<Summary> {
  const periodDays = weeks * 7
  const from = ukDay(now - (periodDays - 1) * dayMs)
  const since = startOfUkDay(from)
  const ofStock = createStockSummary({ today: ukDay(now), periodDays })
  for await (const batch of stock.all()) {
    for (const record of batch) ofStock.add(record, pricePosition?.(record.metadata.stockId) ?? null)
    // SQLite reads without waiting: for seconds, nothing else would have a turn.
    await nextTurn()
  }
  const ofLeads = outbox ? await countLeads(outbox, stock.list, { since, until: now + 1 }) : null
  return {
    from,
    to: ukDay(now),
    stock: ofStock.read(),
    movements: await movementsWithoutDemo(stock, since),
    leads: ofLeads?.kinds ?? null,
    askedFor: ofLeads?.askedFor ?? [],
    waitedFor: outbox ? await countWaited(outbox.alerts) : [],
    missed: outbox ? await outbox.missed.most(from, mostMissed) : null,
    undelivered: outbox ? await outbox.backlog() : null,
  }
}
