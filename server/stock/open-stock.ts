import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Appraiser, createAppraiser } from '#domain/appraisal/appraiser.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { readListings } from './read-listings.ts'
import { loadSnapshot, type SnapshotPlace } from './snapshot.ts'

/** What answers about the stock are made of. */
export interface OpenedStock {
  index: StockIndex
  appraiser: Appraiser
  /** Every change up to this number is in both, and perhaps some after it. */
  version: number
}

export type CreateIndex = (listings: Iterable<Listing>) => StockIndex

interface OpenOptions {
  createIndex: CreateIndex
  /** Null where the store is no file. */
  stockFile: string | null
  place: SnapshotPlace
  log: Log
}

/** From the snapshot where there is a good one, else from the records; the log says which, and why. */
export async function openStock(
  store: StockStore,
  { createIndex, stockFile, place, log }: OpenOptions,
): Promise<OpenedStock & { fromSnapshot: boolean }> {
  const loaded = await loadSnapshot(store, place).catch((error) => ({ refused: String(error) }))
  if (!('refused' in loaded)) return { ...loaded, fromSnapshot: true }
  if (loaded.refused !== null)
    log.warn({ file: place.file, why: loaded.refused }, 'snapshot of the stock thrown away')
  return { ...(await readStock(store, createIndex, stockFile)), fromSnapshot: false }
}

/** From every record of the store; `file` where it has one, so that several threads may read. */
export async function readStock(
  store: StockStore,
  createIndex: CreateIndex,
  file: string | null = null,
): Promise<OpenedStock> {
  // Asked first: what changes while the records are read has a higher number, and is applied again.
  const version = await store.changeNumber()
  const listings: Listing[] = []
  for await (const batch of readListings(store, file)) listings.push(...batch)
  const appraiser = createAppraiser(listings)
  for (const [i, listing] of listings.entries()) {
    // In place: a whole stock is not held twice.
    listings[i] = appraiser.positioned(listing)
    if (i % 1_000 === 999) await nextTurn()
  }
  return { index: createIndex(listings), appraiser, version }
}
