import type { StockRecord } from './record.ts'

/** Which of two versions of a record is newer; null where the feed does not say. */
export interface RecordAge {
  version: number | null
  /** Epoch milliseconds. */
  updated: number | null
}

export function recordAge({ metadata }: StockRecord): RecordAge {
  const updated = Date.parse(metadata.lastUpdated ?? '')
  return { version: metadata.versionNumber ?? null, updated: Number.isNaN(updated) ? null : updated }
}

/** Whether `a` is older than `b`: by version number where both have one and they differ, else by last update. */
export function isOlder(a: RecordAge, b: RecordAge): boolean {
  if (a.version !== null && b.version !== null && a.version !== b.version) return a.version < b.version
  return a.updated !== null && b.updated !== null && a.updated < b.updated
}

/**
 * The record with the arrival of its former version. Where a feed has no `dateOnForecourt`, the first `lastUpdated`
 * stands for it from then on: an edited advert must not make an old vehicle the newest arrival.
 */
export function keepArrival(record: StockRecord, former: StockRecord): StockRecord {
  const since = former.metadata.dateOnForecourt ?? former.metadata.lastUpdated
  if (record.metadata.dateOnForecourt != null || since == null) return record
  return { ...record, metadata: { ...record.metadata, dateOnForecourt: since } }
}
