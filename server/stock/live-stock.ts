import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { observeSearches } from '../observe/observe-calls.ts'
import { type Observer, unobserved } from '../observe/observer.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { followStock } from './follow-stock.ts'
import { keepSnapshot } from './keep-snapshot.ts'
import { openStock } from './open-stock.ts'
import { runCooperatively } from './run-cooperatively.ts'
import { showStock } from './show-stock.ts'
import { listingRules } from './snapshot.ts'

interface LiveStockOptions {
  /** Null where the store is no file. */
  stockFile: string | null
  snapshotFile: string
  /** What is shown of records. Default: everything. */
  showing?: ShowingRules
  log: Log
  observer?: Observer
  /** Runs queries before the first visitor does, so that the code is compiled by then. */
  warmUp: boolean
  /** Called whenever the catalogue has every change that the store had a moment before. */
  onCurrent?: (() => void) | undefined
  /** See `followStock`. */
  believeMs?: number
  /** Vehicles that are read with one statement. */
  sliceSize?: number
}

export type LiveStock = Awaited<ReturnType<typeof openLiveStock>>

/** The catalogue with every change of the store applied. */
export async function openLiveStock(stored: StockReader, options: LiveStockOptions) {
  const { stockFile, snapshotFile, log, warmUp, onCurrent, believeMs = 0, sliceSize } = options
  const { showing = showsEverything, observer = unobserved } = options
  const store = showStock(stored, showing)
  const rules = listingRules(showing)
  const place = { file: snapshotFile, rules }
  let current = await open()

  async function open() {
    const start = performance.now()
    const opened = await openStock(store, { stockFile, place, showing, log })
    const { fromSnapshot, index } = opened
    const catalogue = observeSearches(createCatalogue(store, opened, { sells: showing.sells }), observer)
    const caughtUp = await catchUp(store, catalogue, { ...(sliceSize && { sliceSize }) })
    // The snapshot may have been written before all stale positions were recomputed.
    if (fromSnapshot) catalogue.markPositions()
    if (warmUp) await runCooperatively(index.warmUp())
    // A stock that was replaced in the meantime is read again as soon as it is followed.
    const later = caughtUp === 'replaced' ? 0 : (caughtUp ?? 0)
    log.info({ fromSnapshot, later, ms: Math.round(performance.now() - start) }, 'stock open')
    return { catalogue, index, fromSnapshot }
  }

  /**
   * Starts to follow the store and to keep its snapshot current. The returned function stops both; before, it writes the
   * snapshot if enough has changed. The current catalogue goes on answering while another one is made.
   */
  function follow(): () => Promise<void> {
    let duties = start()

    function start() {
      const { catalogue, index, fromSnapshot } = current
      const opened = { index, catalogue }
      const stopKeeping = keepSnapshot(store, opened, { place, log, saved: fromSnapshot })
      async function onReplaced(): Promise<void> {
        await stopKeeping()
        current = await open()
        duties = start()
      }
      return {
        follower: followStock(store, catalogue, {
          log,
          believeMs,
          ...(sliceSize && { sliceSize }),
          onCurrent,
          onReplaced,
        }),
        stopKeeping,
      }
    }

    return async () => {
      let stopped: typeof duties
      // The follower may have started another one before it ended.
      do {
        stopped = duties
        await stopped.follower.stop()
        await stopped.stopKeeping()
      } while (stopped !== duties)
    }
  }

  return {
    /** Another one after the stock was replaced or restored, so it is read for each request. */
    get catalogue(): LiveCatalogue {
      return current.catalogue
    },
    follow,
  }
}
