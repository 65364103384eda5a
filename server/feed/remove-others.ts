import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import { FeedError } from './feed-error.ts'
import type { ImportSummary } from './import-summary.ts'

interface RemoveOptions {
  /** Has the stock as it was before this write. */
  store: Pick<StockStore, 'all'>
  /** How many vehicles were on the forecourt then. */
  before: number
  /** Also when more than half of them would go. */
  force: boolean
}

/**
 * Removes what a replacing feed does not have.
 *
 * @throws {FeedError} when that is more than half of the stock (unless `force`; vehicles of the demo do not count).
 */
export async function removeOthers(
  writer: StockWriter,
  { store, before, force }: RemoveOptions,
): Promise<Pick<ImportSummary, 'removed' | 'removedDemo'>> {
  const others = await writer.countOthers()
  const demo = others * 2 > before ? Math.min(await countDemo(store), others) : 0
  const [own, ownBefore] = [others - demo, before - demo]
  if (own * 2 > ownBefore && !force) {
    throw new FeedError(
      `The feed would remove ${own} of ${ownBefore} vehicles, more than half of the stock: not replaced without --force`,
    )
  }
  return { removed: await writer.removeOthers(), removedDemo: demo }
}

async function countDemo(store: Pick<StockStore, 'all'>): Promise<number> {
  let count = 0
  for await (const batch of store.all()) count += batch.filter(isDemoVehicle).length
  return count
}

/** No country's VINs begin with 0 (ISO 3780). */
function isDemoVehicle({ vehicle }: StockRecord): boolean {
  return typeof vehicle.vin === 'string' && vehicle.vin.startsWith('0DEM0')
}
