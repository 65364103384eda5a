import type { StockRecord } from '#domain/stock/record.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import type { OpenedLead } from './lead-office.ts'

/** Of a lead, the record of its vehicle; null for one that was never in stock. */
export type RecordOf = (lead: Pick<OpenedLead, 'payload'>) => StockRecord | null

/** Looks the vehicles of leads up together. Those that were sold or taken off the site are found too. */
export async function vehiclesOfLeads(
  stock: Pick<StockList, 'find'>,
  leads: readonly Pick<OpenedLead, 'payload'>[],
): Promise<RecordOf> {
  const ids = new Set(leads.flatMap(({ payload }) => payload?.vehicleId ?? []))
  const found = ids.size > 0 ? await stock.find([...ids]) : []
  const records = new Map(found.map(({ id, record }) => [id, record]))
  return ({ payload }) => records.get(payload?.vehicleId ?? '') ?? null
}
