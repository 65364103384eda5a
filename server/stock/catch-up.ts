import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockStore } from '#domain/stock/store.ts'
import type { LiveCatalogue } from './catalogue.ts'

interface CatchUpOptions {
  /** Vehicles applied before the event loop gets a turn. */
  sliceSize?: number
  signal?: AbortSignal
}

/**
 * Applies the changes of the store that the catalogue does not have yet. Returns the number of vehicles; null when there
 * was nothing to apply or `signal` aborted.
 *
 * @throws {Error} when the store is at an earlier change than the catalogue.
 */
export async function catchUp(
  store: StockStore,
  catalogue: LiveCatalogue,
  { sliceSize = 8, signal }: CatchUpOptions = {},
): Promise<number | null> {
  const target = await store.changeNumber()
  const version = catalogue.version()
  if (target < version) {
    throw new Error(`The store is at change ${target}, before ${version}: restart to read an older stock`)
  }
  if (target === version) return null
  // Ids are never empty, so this cursor is after every change of `version`.
  let after = { change: version + 1, id: '' }
  let count = 0
  for (;;) {
    const changes = await store.changesSince(after, sliceSize)
    catalogue.apply(changes)
    count += changes.length
    const last = changes.at(-1)
    if (!last || changes.length < sliceSize) break
    after = last
    catalogue.reached(last.change - 1)
    await nextTurn()
    if (signal?.aborted) return null
  }
  catalogue.reached(target)
  return count
}
