import { LRUCache } from 'lru-cache'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'

/** Public records as JSON. */
export interface PublicBytes extends RecordCache<Buffer> {
  /** `read` as one JSON list. Its memory is the caller's. */
  list(ids: readonly string[]): Promise<Buffer>
}

/** @param capacity In bytes. Default: about 15,000 records. */
export function createPublicBytes(store: StockStore, capacity = 64 * 1024 ** 2): PublicBytes {
  const kept = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + entryBytes,
  })
  const records = createRecordCache(kept, async (ids) => {
    const found = await store.findMany(ids)
    return new Map(found.map((record) => [record.metadata.stockId, publicBytes(record)] as const))
  })
  return { ...records, list: async (ids) => joinJson(await records.read(ids)) }
}

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

/** A JSON list of values that are JSON already. */
function joinJson(values: readonly Buffer[]): Buffer {
  return Buffer.concat([open, ...values.flatMap((value, at) => (at === 0 ? [value] : [comma, value])), close])
}

/** Approximate bytes of an entry besides its content. */
const entryBytes = 400

const encoder = new TextEncoder()

/** A record of the store as `publicRecord` shows it, as JSON in UTF-8. */
export function publicBytes(record: StockRecord): Buffer {
  // Not `Buffer.from` the text: small buffers share memory, and one that is kept would keep all of it.
  return Buffer.from(encoder.encode(JSON.stringify(publicRecord(record))).buffer)
}
