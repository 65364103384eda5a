import { LRUCache } from 'lru-cache'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockReader } from '#domain/stock/store.ts'

/** Records of the store in one shape, made once for each version of a record. */
export interface RecordCache<Shape> {
  /** The listed records among `ids`, in the order of `ids`. */
  read(ids: readonly string[]): Promise<Shape[]>
  /** Forgets records that have changed. */
  drop(ids: readonly string[]): void
}

/**
 * @param cached Decides how many are cached.
 * @param readMissing Reads from the store what is not cached: the listed records by id.
 */
export function createRecordCache<Shape extends object>(
  cached: LRUCache<string, Shape>,
  readMissing: (ids: readonly string[]) => Promise<ReadonlyMap<string, Shape>>,
): RecordCache<Shape> {
  let drops = 0
  return {
    async read(ids) {
      const shapes = ids.map((id) => cached.get(id))
      const missing = ids.filter((_, at) => shapes[at] === undefined)
      if (missing.length === 0) return shapes.filter((shape) => shape !== undefined)
      const before = drops
      const read = await readMissing(missing)
      // A record read before a change was applied may be outdated, so it is returned but not cached.
      if (before === drops) for (const [id, shape] of read) cached.set(id, shape)
      return ids.flatMap((id, at) => shapes[at] ?? read.get(id) ?? [])
    },
    drop(ids) {
      for (const id of ids) cached.delete(id)
      drops += 1
    },
  }
}

/**
 * Public records as JSON. `list` gives what `read` does as one JSON list, whose memory is the caller's.
 *
 * @param capacity In bytes. Default: about 4,000 records.
 */
export function createPublicBytes(store: StockReader, capacity = 16 * 1024 ** 2) {
  const cached = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + entryBytes,
  })
  const records = createRecordCache(cached, async (ids) => {
    const found = await store.findMany(ids)
    return new Map(found.map((record) => [record.metadata.stockId, publicBytes(record)] as const))
  })
  return { ...records, list: async (ids: readonly string[]) => joinJson(await records.read(ids)) }
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
  // Not `Buffer.from` the text: small buffers share memory, and one that is cached would keep all of it.
  return Buffer.from(encoder.encode(JSON.stringify(publicRecord(record))).buffer)
}
