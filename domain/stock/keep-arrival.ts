import type { StockRecord } from './record.ts'

/**
 * Where a feed does not say when a vehicle came to the forecourt, its first `lastUpdated` stands for it, and stays
 * so through later editions: an edit to an advert must not make an old vehicle the newest arrival.
 */
export function keepArrival(record: StockRecord, former: StockRecord): StockRecord {
  const since = former.metadata.dateOnForecourt ?? former.metadata.lastUpdated
  if (record.metadata.dateOnForecourt != null || since == null) return record
  return { ...record, metadata: { ...record.metadata, dateOnForecourt: since } }
}
