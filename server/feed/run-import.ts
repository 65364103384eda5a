import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import sells from '#sells'
import { openStockStore } from '../store/open-stock-store.ts'
import { readKeptMaps } from './column-maps/kept-maps.ts'
import type { Imported, StaffTask, ThreadTask } from './import-in-thread.ts'
import { importStock } from './import-stock.ts'
import { type Comparison, compareWrite } from './staff/compare-stock.ts'

/**
 * What `runInThread` does, in the thread of the caller.
 *
 * @throws {FeedError} when the import failed, was held back or was stopped; the stock is unchanged.
 * @throws {StockChangedError} when a person has seen another stock.
 */
export async function runImport(
  { file, stock, rejectsFile, pictureHosts, map, feedState, staff }: ThreadTask,
  signal?: AbortSignal,
): Promise<Imported> {
  let comparison: Comparison | null = null
  const store = await openStockStore(stock)
  try {
    const summary = await importStock(file, store, {
      now: new Date(),
      sells,
      replace: staff?.isWhole ?? true,
      force: staff !== undefined,
      dryRun: staff?.isTrial === true,
      rejectsFile,
      keptMaps: map ? [] : await readKeptMaps(stock.dataDir),
      ...(signal && { signal }),
      ...(pictureHosts && { pictureHosts }),
      ...(map && { map }),
      ...(feedState && { feedState }),
      ...(staff && { review: reviewOf(store, staff) }),
    })
    return { summary, comparison }
  } finally {
    await store.close()
  }

  function reviewOf(stock: StockStore, { expected }: StaffTask) {
    return async (writer: Pick<StockWriter, 'changed'>) => {
      comparison = await compareWrite(writer, stock, expected)
    }
  }
}
