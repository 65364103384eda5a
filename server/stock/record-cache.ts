import type { StockRecord } from '#domain/stock/record.ts'

/** Parsed records, at most `capacity`; the least recently used one is dropped first. */
export interface RecordCache {
  get(id: string): StockRecord | undefined
  set(id: string, record: StockRecord): void
  delete(id: string): void
}

export function createRecordCache(capacity: number): RecordCache {
  // A Map keeps the order of insertion, so its first key is the least recently used.
  const records = new Map<string, StockRecord>()
  return {
    get(id) {
      const record = records.get(id)
      if (record) {
        records.delete(id)
        records.set(id, record)
      }
      return record
    },
    set(id, record) {
      records.delete(id)
      records.set(id, record)
      const oldest = records.keys().next()
      if (records.size > capacity && !oldest.done) records.delete(oldest.value)
    },
    delete(id) {
      records.delete(id)
    },
  }
}
