import { totalmem } from 'node:os'
import { LRUCache } from 'lru-cache'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'

/**
 * Public records as JSON. A record that is not kept costs ten times as much as one that is, so the capacity is large.
 *
 * @param capacity In bytes.
 */
export function createPublicBytes(
  store: StockStore,
  capacity = Math.floor(usableMemory() / 8),
): RecordCache<Buffer> {
  const kept = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + entryBytes,
  })
  return createRecordCache(store, kept, publicBytes)
}

/** Approximate bytes of an entry besides its content. */
const entryBytes = 400

/** Of this machine, or of its container where that has less. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}

const encoder = new TextEncoder()

export function publicBytes(record: StockRecord): Buffer {
  // Not `Buffer.from` the text: small buffers share memory, and one that is kept would keep all of it.
  return Buffer.from(encoder.encode(JSON.stringify(publicRecord(record))).buffer)
}
