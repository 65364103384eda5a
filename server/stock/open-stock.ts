import { assumed } from '#content/assumed.ts'
import { comparesPrices } from '#domain/dealer/sells.ts'
import { withPricePositions } from '#domain/price-position/with-price-positions.ts'
import { openStockIndex } from '#domain/search/stock-index.ts'
import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { readColumns } from './read-stock.ts'
import { runCooperatively } from './run-cooperatively.ts'
import { loadSnapshot, type SnapshotPlace, type StockAtVersion } from './snapshot.ts'

interface OpenOptions {
  /** Null when the store is no file. */
  stockFile: string | null
  place: SnapshotPlace
  showing: ShowingRules
  log: Log
}

/** Loads the index from the snapshot when it is valid, else builds it from the records; logs which, and why. */
export async function openStock(
  store: StockReader,
  { stockFile, place, showing, log }: OpenOptions,
): Promise<StockAtVersion & { fromSnapshot: boolean }> {
  const loaded = await loadSnapshot(store, place).catch((error) => ({ refused: String(error) }))
  if (!('refused' in loaded)) return { ...loaded, fromSnapshot: true }
  if (loaded.refused !== null)
    log.warn({ file: place.file, why: loaded.refused }, 'snapshot of the stock discarded')
  return { ...(await buildStock(store, stockFile, showing)), fromSnapshot: false }
}

/**
 * Builds the index from every record of the store.
 *
 * @param file The store's file, so that threads can read it too; null when it is not a file.
 * @param showing What those threads show; `store` does so already. Default: everything.
 */
export async function buildStock(
  store: StockReader,
  file: string | null,
  showing: ShowingRules = showsEverything,
): Promise<StockAtVersion> {
  // Read first: changes made while the records are read have a higher number and are applied again.
  const version = await store.changeNumber()
  const writeToken = await store.writeTokenOf(version)
  const built = await readColumns(store, file, showing)
  const columns = comparesPrices(showing.sells) ? await runCooperatively(withPricePositions(built)) : built
  return { index: await runCooperatively(openStockIndex(columns, assumed)), version, writeToken }
}
