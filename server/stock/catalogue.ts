import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { comparesPrices, type Sells, sellsEverything } from '#domain/dealer/sells.ts'
import { comparePriceInStock } from '#domain/price-position/compare-price-in-stock.ts'
import { createPricePositions } from '#domain/price-position/price-positions.ts'
import { positionOfWord } from '#domain/price-position/with-price-positions.ts'
import { wasSold } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '../services.ts'
import { cacheFacets } from './cache-facets.ts'
import { createPublicBytes, createRecordCache, publicBytes } from './record-cache.ts'
import type { StockAtVersion } from './snapshot.ts'
import { createStockUpdate, type StockUpdate } from './stock-update.ts'
import { createStockWords } from './stock-words.ts'

/** A catalogue that `followStock` keeps as current as the store. */
export interface LiveCatalogue extends Catalogue {
  /** Collects changes of the store. One update at a time; one that is not published changes nothing. */
  update(): StockUpdate
  /** The write token of `version`; null for a store that was never written to, and for a write too long ago. */
  writeToken(): string | null
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
  /** How many parsed records are cached, for pages. */
  cachedRecords?: number
  /** Of the dealer. Default: everything. */
  sells?: Sells
}

/** Of a write token, in a cache version. Enough to tell a store from a backup that was written to since. */
const tokenLength = 12

/** Of a search whose records are not read. */
const anyOrder = { sort: 'relevance', limit: 0 } as const

/** Answers from the index and the store. Shows no change of the store until it is applied. */
export function createCatalogue(
  store: StockReader,
  { index, ...opened }: StockAtVersion,
  { cachedRecords = 1_500, sells = sellsEverything }: CatalogueOptions = {},
): LiveCatalogue {
  let { version, writeToken } = opened
  const positions = createPricePositions(index, comparesPrices(sells))
  const records = createRecordCache(
    new LRUCache<string, StockRecord>({ max: cachedRecords }),
    async (ids) =>
      new Map((await store.findMany(ids)).map((record) => [record.metadata.stockId, record] as const)),
  )
  const bytes = createPublicBytes(store)
  let changed = 0
  const changedSoFar = () => changed + positions.moved()
  const facets = cacheFacets(index, changedSoFar)

  /** Distinguishes this catalogue from those of all other processes. */
  const ownToken = randomBytes(6).toString('hex')

  /**
   * Once the price positions are settled, every process with this version of the same store has the same answers, and
   * the same text here. Before, they depend on how far this process is, so the text is of this catalogue alone.
   */
  const cacheVersion = () =>
    positions.isSettled() && writeToken !== null
      ? `${version}.${writeToken.slice(0, tokenLength)}`
      : `${version}.${ownToken}.${positions.moved()}`
  const words = createStockWords(index, cacheVersion, { sells })

  const size = () => vehicleTypes.reduce((sum, type) => sum + index.count(type), 0)

  return {
    async search(query) {
      const { total, ids } = index.search(query)
      return { total, records: await records.read(ids) }
    },
    async searchWithFacets(query) {
      const { total, ids, facets } = index.searchWithFacets(query)
      return { total, records: await records.read(ids), facets }
    },
    async searchBytes(query) {
      const { total, ids } = index.search(query)
      return { total, json: await bytes.list(ids) }
    },
    total: (type, filters) => index.search({ type, filters, ...anyOrder }).total,
    facets,
    rangeCounts: (type, filters, ranges) => index.rangeCounts(type, filters, ranges),
    find: (id) => store.find(id),
    history: (id) => store.history(id),
    async findBytes(id) {
      const [cached] = await bytes.read([id])
      if (cached) return { state: 'listed', record: cached }
      const found = await store.find(id)
      if (found.state === 'unknown') return found
      if (found.state === 'sold') return { state: wasSold(found.record) ? 'sold' : 'removed' }
      return { state: 'listed', record: publicBytes(found.record) }
    },
    async list(page) {
      return { total: size(), records: await records.read(index.list(page)) }
    },
    listIds: (page) => ({ total: size(), ids: index.list(page) }),
    count: (type) => index.count(type),
    pricePosition: (id) => positionOfWord(index.keyword(id, 'pricePosition')),
    priceComparison: (id) => (comparesPrices(sells) ? comparePriceInStock(index, id) : null),
    words,
    version: () => version,
    changed: changedSoFar,
    cacheVersion,
    update: () =>
      createStockUpdate(
        { positions, caches: [records, bytes] },
        {
          onShown(vehicles, to) {
            changed += vehicles
            version = to.version
            writeToken = to.writeToken
          },
        },
      ),
    writeToken: () => writeToken,
    compact: () => index.compact(),
    markPositions: positions.markAll,
    recomputePositions: positions.recompute,
  }
}
