import type { StockRecord } from './record.ts'

/** What tells two editions of one record apart in time; null where the feed does not say. */
export interface RecordAge {
  version: number | null
  /** Epoch milliseconds. */
  updated: number | null
}

export function recordAge({ metadata }: StockRecord): RecordAge {
  const updated = Date.parse(metadata.lastUpdated ?? '')
  return { version: metadata.versionNumber ?? null, updated: Number.isNaN(updated) ? null : updated }
}

/** Whether `a` was overtaken by `b`: by version number where both have one and they differ, else by last update. */
export function isOlder(a: RecordAge, b: RecordAge): boolean {
  if (a.version !== null && b.version !== null && a.version !== b.version) return a.version < b.version
  return a.updated !== null && b.updated !== null && a.updated < b.updated
}
