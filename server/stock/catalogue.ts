import { createAppraiser } from '#domain/price-position/appraiser.ts'
import type { ListingChange, StockIndex } from '#domain/search/stock-index.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockChange, StockStore } from '#domain/stock/store.ts'
import { tidyRecord } from '#domain/stock/tidy-record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '../services.ts'
import { listingsOf } from './listings-of.ts'
import type { OpenedStock } from './open-stock.ts'
import { createRecordCache } from './record-cache.ts'

/** A catalogue that `followStock` keeps as fresh as the store. */
export interface LiveCatalogue extends Catalogue {
  /** Shows what the store says of these vehicles now. */
  apply(changes: readonly StockChange[]): void
  /** Every change up to this number has been applied. */
  reached(change: number): void
  /** How many vehicles were changed so far. */
  shown(): number
  /** One short step of the index's upkeep; true while more is waiting. */
  maintain(): boolean
  /** One short step of setting right the price positions that changes have moved; true while more is waiting. */
  reappraise(): Promise<boolean>
}

interface CatalogueOptions {
  /** How many parsed records are kept for the pages that ask for them again. */
  cachedRecords?: number
}

/** Reads the whole stock into any index, listing by listing. Answers reflect the store as it was, until changes are applied. */
export async function createCatalogue(
  store: StockStore,
  { createIndex, ...options }: CatalogueOptions & { createIndex(listings: Listing[]): StockIndex },
): Promise<LiveCatalogue> {
  const version = await store.changeNumber()
  const listings: Listing[] = []
  for await (const records of store.all()) listings.push(...listingsOf(records))
  const appraiser = createAppraiser(listings)
  const index = createIndex(listings.map(appraiser.positioned))
  return createCatalogueOf(store, { index, appraiser, version }, options)
}

/** Answers as `opened` does, until changes are applied. */
export function createCatalogueOf(
  store: StockStore,
  opened: OpenedStock,
  { cachedRecords = 5_000 }: CatalogueOptions = {},
): LiveCatalogue {
  const { index, appraiser } = opened
  let { version } = opened
  const cache = createRecordCache(cachedRecords)
  let applied = 0
  let reappraised = 0
  let shown = 0

  async function records(ids: readonly string[]): Promise<StockRecord[]> {
    const missing = ids.filter((id) => !cache.get(id))
    if (missing.length === 0) return ids.flatMap((id) => cache.get(id) ?? [])
    const before = applied
    const stored = (await store.findMany(missing)).map(withinLimits)
    const read = new Map(stored.map((record) => [record.metadata.stockId, record]))
    const found = ids.flatMap((id) => cache.get(id) ?? read.get(id) ?? [])
    // A record read before a change was applied may be the former one: shown once, but not kept.
    if (before === applied) for (const [id, record] of read) cache.set(id, record)
    return found
  }

  const size = () => vehicleTypes.reduce((sum, type) => sum + index.count(type), 0)

  function show(listingChanges: readonly ListingChange[]): void {
    for (const { id, listing } of listingChanges) {
      if (listing) appraiser.put(listing)
      else appraiser.forget(id)
    }
    const appraised = listingChanges.map(({ id, listing }) => ({
      id,
      listing: listing && appraiser.positioned(listing),
    }))
    index.apply(appraised)
    shown += appraised.length
  }

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
    appraise: (id) => appraiser.appraise(id),
    version: () => version,
    shown: () => shown,
    edition: () => `${version}.${reappraised}`,
    apply(changes) {
      for (const { id } of changes) cache.delete(id)
      show(changes.map(({ id, record }) => ({ id, listing: record && toListing(record) })))
      applied += 1
    },
    reached(change) {
      version = Math.max(version, change)
    },
    maintain: () => index.maintain(),
    async reappraise() {
      const ids = appraiser.moved({ look: 250, limit: 16 })
      if (ids.length > 0) {
        const records = await store.findMany(ids)
        const found = new Map(records.map((record) => [record.metadata.stockId, toListing(record)]))
        show(ids.map((id) => ({ id, listing: found.get(id) ?? null })))
        reappraised += 1
      }
      return appraiser.waiting()
    },
  }
}

/** A store may hold records that an older version took in without limits. */
function withinLimits(record: StockRecord): StockRecord {
  return tidyRecord(record).value as StockRecord
}
