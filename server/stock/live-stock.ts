import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { followStock } from './follow-stock.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { listingRules } from './listing-rules.ts'
import { openStock } from './open-stock.ts'
import { runCooperatively } from './run-cooperatively.ts'

interface LiveStockOptions {
  /** Null when the store is no file. */
  stockFile: string | null
  snapshotFile: string
  log: Log
  /** Runs queries before the first visitor does, so that the code is compiled by then. */
  warmUp: boolean
}

export interface LiveStock {
  catalogue: LiveCatalogue
  /** Starts to follow the store. The returned function stops it, and then writes the snapshot if enough has changed. */
  follow(): () => Promise<void>
}

/** The catalogue with every change of the store applied. */
export async function openLiveStock(
  store: StockStore,
  { stockFile, snapshotFile, log, warmUp }: LiveStockOptions,
): Promise<LiveStock> {
  const start = performance.now()
  const place = { file: snapshotFile, rules: await listingRules() }
  const opened = await openStock(store, { stockFile, place, log })
  const { fromSnapshot } = opened
  const catalogue = createCatalogue(store, opened)
  const later = (await catchUp(store, catalogue)) ?? 0
  // The snapshot may have been written before all stale positions were recomputed.
  if (fromSnapshot) catalogue.markPositions()
  if (warmUp) await runCooperatively(opened.index.warmUp())
  log.info({ fromSnapshot, later, ms: Math.round(performance.now() - start) }, 'stock open')

  return {
    catalogue,
    follow() {
      const follower = followStock(store, catalogue, { log })
      const keeper = keepSnapshot(
        store,
        { index: opened.index, catalogue },
        { place, log, saved: fromSnapshot },
      )
      return async () => {
        await follower.stop()
        await keeper.stop()
      }
    },
  }
}
