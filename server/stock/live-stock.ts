import { warmUpInSteps } from '#domain/search/warm-up.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { createCatalogueOf, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { followStock } from './follow-stock.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { listingRules } from './listing-rules.ts'
import { openStock } from './open-stock.ts'
import { runInTurns } from './run-in-turns.ts'

interface LiveStockOptions {
  /** Null where the store is no file. */
  stockFile: string | null
  snapshotFile: string
  log: Log
  /** Ask it what visitors ask before they come: the first answers are then as fast as all others. */
  warmUp: boolean
}

export interface LiveStock {
  catalogue: LiveCatalogue
  /** Begins to follow the store. Answers how to end: changes first, then what is saved for the next start. */
  follow(): () => Promise<void>
}

/** The stock as the store has it now, ready to be asked. */
export async function openLiveStock(
  store: StockStore,
  { stockFile, snapshotFile, log, warmUp }: LiveStockOptions,
): Promise<LiveStock> {
  const start = performance.now()
  const place = { file: snapshotFile, rules: await listingRules() }
  const opened = await openStock(store, { stockFile, place, log })
  const catalogue = createCatalogueOf(store, opened)
  const later = (await catchUp(store, catalogue)) ?? 0
  if (warmUp) await runInTurns(warmUpInSteps(opened.index))
  const { fromSnapshot } = opened
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
