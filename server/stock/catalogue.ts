import { comparePriceInStock } from '#domain/price-position/compare-price-in-stock.ts'
import { createPricePositions } from '#domain/price-position/price-positions.ts'
import { positionOfWord } from '#domain/price-position/with-price-positions.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockChange, StockStore } from '#domain/stock/store.ts'
import { tidyRecord } from '#domain/stock/tidy-record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '../services.ts'
import { createRecordCache } from './record-cache.ts'
import type { StockAtVersion } from './snapshot.ts'

/** A catalogue that `followStock` keeps as current as the store. */
export interface LiveCatalogue extends Catalogue {
  /** Updates these vehicles to their current state in the store. */
  apply(changes: readonly StockChange[]): void
  /** Every change up to this number has been applied. */
  reached(change: number): void
  /** How many listings have changed so far. */
  changed(): number
  /** One short step of compacting the index; true while more is waiting. */
  compact(): boolean
  /** Marks every price position for recomputation, because positions may be older than the listings. */
  markPositions(): void
  /** One short step of recomputing stale price positions; true while more is waiting. */
  recomputePositions(): boolean
}

interface CatalogueOptions {
  /** The capacity of the cache of parsed records. */
  cachedRecords?: number
}

/** Answers from the index and the store. Shows no change of the store until it is applied. */
export function createCatalogue(
  store: StockStore,
  { index, ...opened }: StockAtVersion,
  { cachedRecords = 5_000 }: CatalogueOptions = {},
): LiveCatalogue {
  let { version } = opened
  const positions = createPricePositions(index)
  const cache = createRecordCache(cachedRecords)
  let batches = 0
  let changed = 0

  async function records(ids: readonly string[]): Promise<StockRecord[]> {
    const missing = ids.filter((id) => !cache.get(id))
    if (missing.length === 0) return ids.flatMap((id) => cache.get(id) ?? [])
    const before = batches
    const stored = (await store.findMany(missing)).map(withinLimits)
    const read = new Map(stored.map((record) => [record.metadata.stockId, record]))
    const found = ids.flatMap((id) => cache.get(id) ?? read.get(id) ?? [])
    // A record read before a change was applied may be outdated, so it is returned but not cached.
    if (before === batches) for (const [id, record] of read) cache.set(id, record)
    return found
  }

  const size = () => vehicleTypes.reduce((sum, type) => sum + index.count(type), 0)

  return {
    async search(query) {
      const { total, ids } = index.search(query)
      return { total, records: await records(ids) }
    },
    async searchWithFacets(query) {
      const { total, ids, facets } = index.searchWithFacets(query)
      return { total, records: await records(ids), facets }
    },
    facets: (type, filters) => index.facets(type, filters),
    async find(id) {
      const found = await store.find(id)
      return found.state === 'unknown' ? found : { ...found, record: withinLimits(found.record) }
    },
    async list(page) {
      return { total: size(), records: await records(index.list(page)) }
    },
    listIds: (page) => ({ total: size(), ids: index.list(page) }),
    count: (type) => index.count(type),
    pricePosition: (id) => positionOfWord(index.keyword(id, 'pricePosition')),
    priceComparison: (id) => comparePriceInStock(index, id),
    version: () => version,
    changed: () => changed + positions.moved(),
    cacheVersion: () => `${version}.${positions.moved()}`,
    apply(changes) {
      for (const { id } of changes) cache.delete(id)
      positions.apply(changes.map(({ id, record }) => ({ id, listing: record && toListing(record) })))
      batches += 1
      changed += changes.length
    },
    reached(change) {
      version = Math.max(version, change)
    },
    compact: () => index.compact(),
    markPositions: positions.markAll,
    recomputePositions: positions.recompute,
  }
}

/** A store may hold records that an older version accepted without limits. */
function withinLimits(record: StockRecord): StockRecord {
  return tidyRecord(record).value as StockRecord
}
