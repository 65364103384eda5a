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
 * was nothing to apply or `signal` aborted; `replaced` when the store no longer has the write that the catalogue is at,
 * because it was restored from a backup or filled again. The catalogue must then be made anew.
 */
export async function catchUp(
  store: StockStore,
  catalogue: LiveCatalogue,
  { sliceSize = 8, signal }: CatchUpOptions = {},
): Promise<number | null | 'replaced'> {
  const target = await store.changeNumber()
  const version = catalogue.version()
  const tokenOfTarget = await store.writeTokenOf(target)
  // Read last: as long as the former write is there, what was read before is of the same stock.
  const writeToken = catalogue.writeToken()
  if (target < version) return 'replaced'
  if (writeToken !== null && (await store.writeTokenOf(version)) !== writeToken) return 'replaced'
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
    catalogue.reached(last.change - 1, await store.writeTokenOf(last.change - 1))
    await nextTurn()
    if (signal?.aborted) return null
  }
  catalogue.reached(target, tokenOfTarget)
  return count
}
