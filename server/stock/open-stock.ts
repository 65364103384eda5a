import { prepareAppraisals } from '#domain/price-position/appraise-columns.ts'
import type { Appraiser } from '#domain/price-position/appraiser.ts'
import { openShelves } from '#domain/search/create-stock-index.ts'
import { createGatherer } from '#domain/search/gather-listings.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { openStockReading } from './open-stock-reading.ts'
import { runInTurns } from './run-in-turns.ts'
import { loadSnapshot, type SnapshotPlace } from './snapshot.ts'

/** What answers about the stock are made of. */
export interface OpenedStock {
  index: StockIndex
  appraiser: Appraiser
  /** Every change up to this number is in both, and perhaps some after it. */
  version: number
}

interface OpenOptions {
  /** Null where the store is no file. */
  stockFile: string | null
  place: SnapshotPlace
  log: Log
}

/** From the snapshot where there is a good one, else from the records; the log says which, and why. */
export async function openStock(
  store: StockStore,
  { stockFile, place, log }: OpenOptions,
): Promise<OpenedStock & { fromSnapshot: boolean }> {
  const loaded = await loadSnapshot(store, place).catch((error) => ({ refused: String(error) }))
  if (!('refused' in loaded)) return { ...loaded, fromSnapshot: true }
  if (loaded.refused !== null)
    log.warn({ file: place.file, why: loaded.refused }, 'snapshot of the stock thrown away')
  return { ...(await readStock(store, stockFile)), fromSnapshot: false }
}

/** From every record of the store; `file` where it has one, so that several threads may read. */
export async function readStock(store: StockStore, file: string | null): Promise<OpenedStock> {
  // Asked first: what changes while the records are read has a higher number, and is applied again.
  const version = await store.changeNumber()
  const { finish, codes } = await readRecords(store, file)
  const { shelves, appraiser } = await runInTurns(finish(codes))
  return { index: await runInTurns(openShelves(shelves)), appraiser, version }
}

async function readRecords(store: StockStore, file: string | null) {
  const reading = await openStockReading(store, file)
  try {
    const gatherer = createGatherer()
    for await (const batches of reading.listings()) gatherer.add(batches)
    const columns = await runInTurns(gatherer.columns())
    const { tasks, finish } = await runInTurns(prepareAppraisals(columns, reading.parts))
    return { finish, codes: await reading.positions(tasks) }
  } finally {
    await reading.close()
  }
}
