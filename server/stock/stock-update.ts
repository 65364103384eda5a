import { inBatches, runTask, type Task } from 'facet-index'
import type { PricePositions } from '#domain/price-position/price-positions.ts'
import type { ListingChange, StockDraft } from '#domain/search/stock-index.ts'
import type { StockChange } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import type { RecordCache } from './record-cache.ts'
import type { StockAtVersion } from './snapshot.ts'

/** So many changes are applied in one turn of the event loop: 3 to 5 ms. More make the next index beside the present one. */
const mostAtOnce = 256

/** Ids dropped from the caches in one step. */
const dropsAtOnce = 2_048

export type StockUpdate = ReturnType<typeof createStockUpdate>

/** Changes of the store that no answer shows before they are published, and then all. */
export function createStockUpdate(
  { positions, caches }: { positions: PricePositions; caches: readonly Pick<RecordCache<object>, 'drop'>[] },
  { onShown }: { onShown(vehicles: number, to: Pick<StockAtVersion, 'version' | 'writeToken'>): void },
) {
  const ids: string[] = []
  /** Those that are not in the draft. */
  let waiting: ListingChange[] = []
  let draft: StockDraft | null = null

  return {
    /** Adds vehicles as they are in the store. The last state of a vehicle wins. */
    add(changes: readonly StockChange[]): void {
      for (const { id, record } of changes) {
        ids.push(id)
        waiting.push({ id, listing: record && toListing(record) })
      }
      if (ids.length <= mostAtOnce) return
      draft ??= positions.draft()
      draft.apply(waiting)
      waiting = []
    },
    /** Every change up to `version` has been added. The changes show in the last step of the task. */
    *publish(to: Pick<StockAtVersion, 'version' | 'writeToken'>): Task<void> {
      const show = draft && (yield* draft.finish())
      // A record that is read from the store from here on is at least as new as the index will be.
      const drops = inBatches(
        ids.length,
        (from, to) => {
          for (const cache of caches) cache.drop(ids.slice(from, to))
        },
        dropsAtOnce,
      )
      if (show) {
        yield* drops
        show()
      } else {
        runTask(drops)
        positions.apply(waiting)
      }
      onShown(ids.length, to)
    },
  }
}
