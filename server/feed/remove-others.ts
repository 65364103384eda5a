import { isDemoVehicle } from '#domain/stock/demo-vehicle.ts'
import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import { HeldBackError } from './feed-error.ts'
import type { ImportSummary } from './import-summary.ts'

interface RemoveOptions {
  /** Has the stock as it was before this write. */
  store: Pick<StockStore, 'all'>
  /** How many vehicles were listed then. */
  before: number
  /** Also when `isTooMany` would go. */
  force: boolean
}

/** More than ten vehicles and more than a fifth of the stock: no dealer sells as many between two feeds. */
function isTooMany(removed: number, before: number): boolean {
  return removed > 10 && removed * 5 > before
}

/**
 * Removes what a replacing feed does not have.
 *
 * @throws {HeldBackError} when that is more than ten vehicles and more than a fifth of the stock (unless `force`;
 * vehicles of the demo do not count).
 */
export async function removeOthers(
  writer: StockWriter,
  { store, before, force }: RemoveOptions,
): Promise<Pick<ImportSummary, 'removed' | 'removedDemo' | 'isPastLimit'>> {
  const others = await writer.countOthers()
  const demo = isTooMany(others, before) ? Math.min(await countDemo(store), others) : 0
  const [own, ownBefore] = [others - demo, before - demo]
  const isPastLimit = isTooMany(own, ownBefore)
  if (isPastLimit && !force) {
    throw new HeldBackError(
      `The feed would remove ${own} of ${ownBefore} vehicles, more than a fifth of the stock: not replaced without --force`,
    )
  }
  return { removed: await writer.removeOthers(), removedDemo: demo, isPastLimit }
}

async function countDemo(store: Pick<StockStore, 'all'>): Promise<number> {
  let count = 0
  for await (const batch of store.all()) count += batch.filter(isDemoVehicle).length
  return count
}
