import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockStore } from '#domain/stock/store.ts'
import type { LiveCatalogue } from './catalogue.ts'

interface CatchUpOptions {
  /** How many vehicles change between two turns of the event loop. */
  sliceSize?: number
  signal?: AbortSignal
}

/**
 * Applies what the store has and the catalogue has not. Answers how many vehicles; null when there was nothing to do
 * or it was stopped.
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
  // Ids are never empty, so this stands after all of `version`.
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
