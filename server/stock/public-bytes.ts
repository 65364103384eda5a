import { LRUCache } from 'lru-cache'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { PublicRecords } from '../store/sqlite/public-records.ts'
import { createRecordCache, type RecordCache } from './record-cache.ts'

interface PublicBytesOptions {
  /** Where records that are not kept are looked up first. Default: nowhere. */
  file?: Pick<PublicRecords, 'find' | 'list'> | null
  /** In bytes. Default: about 15,000 records. */
  capacity?: number
}

/** Public records as JSON. */
export interface PublicBytes extends RecordCache<Buffer> {
  /** `read` as one JSON list. Its memory is the caller's. */
  list(ids: readonly string[]): Promise<Buffer>
}

/** Public records as JSON. One that is neither kept nor in the file costs ten times as much as one that is. */
export function createPublicBytes(
  store: StockStore,
  { file = null, capacity = 64 * 1024 ** 2 }: PublicBytesOptions = {},
): PublicBytes {
  const kept = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + entryBytes,
  })
  const records = createRecordCache(kept, async (ids) => {
    const found = file?.find(ids) ?? new Map<string, Buffer>()
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) return found
    for (const record of await store.findMany(missing))
      found.set(record.metadata.stockId, publicBytes(record))
    return found
  })
  return {
    ...records,
    list: async (ids) => file?.list(ids) ?? joinJson(await records.read(ids)),
  }
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
