import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockReader } from '#domain/stock/store.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { runCooperatively } from './run-cooperatively.ts'

interface CatchUpOptions {
  /** Vehicles read before the event loop gets a turn. */
  sliceSize?: number
  signal?: AbortSignal
}

/**
 * Applies the changes of the store that the catalogue does not have yet. They show at once: a search sees all of a write
 * or none of it. Returns the number of vehicles; null when there was nothing to apply; `replaced` when the store no longer
 * has the write that the catalogue is at, because it was restored from a backup or filled again. The catalogue must then be
 * made anew.
 *
 * @throws {unknown} when the store cannot be read or `signal` is aborted; nothing is applied then.
 */
export async function catchUp(
  store: StockReader,
  catalogue: LiveCatalogue,
  { sliceSize = 16, signal }: CatchUpOptions = {},
): Promise<number | null | 'replaced'> {
  const target = await store.changeNumber()
  const version = catalogue.version()
  const tokenOfTarget = await store.writeTokenOf(target)
  // Read last: as long as the former write is there, what was read before is of the same stock.
  const writeToken = catalogue.writeToken()
  if (target < version) return 'replaced'
  if (writeToken !== null && (await store.writeTokenOf(version)) !== writeToken) return 'replaced'
  if (target === version) return null

  const update = catalogue.update()
  let reached = target
  let count = 0
  // Ids are never empty, so this cursor is after every change of `version`.
  let after = { change: version + 1, id: '' }
  for (;;) {
    const changes = await store.changesSince(after, sliceSize)
    update.add(changes)
    count += changes.length
    const last = changes.at(-1)
    if (last) {
      after = last
      reached = Math.max(reached, last.change)
    }
    // A vehicle that is written meanwhile comes again, under a later number than any read before. So once a slice ends the
    // changes, what was added is the stock at that moment, which is after a whole write.
    if (changes.length < sliceSize) break
    await nextTurn()
    signal?.throwIfAborted()
  }
  const tokenOfReached = await store.writeTokenOf(reached)
  if ((await store.writeTokenOf(target)) !== tokenOfTarget) return 'replaced'
  await runCooperatively(update.publish({ version: reached, writeToken: tokenOfReached }), { signal })
  return count
}
