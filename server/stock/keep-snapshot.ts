import type { StockIndex } from '#domain/search/stock-index.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { type SnapshotPlace, saveSnapshot } from './snapshot.ts'

/** A new file is written after this many changed vehicles while the site runs. */
const manyChanges = 5_000
/** The same when the site stops: applying fewer changes at the next start takes no noticeable time. */
const someChanges = 500

/** Between two checks of how much has changed. */
const checkMs = 60_000

interface KeepOptions {
  place: SnapshotPlace
  log: Log
  /** Whether the file holds the index as it was loaded. */
  saved: boolean
}

/**
 * Writes the snapshot for the next start: at once when there is none, and after many changes. One process of a folder
 * does so. The returned function stops, and writes the file once more if enough has changed; call it when no more changes are
 * applied.
 */
export function keepSnapshot(
  store: StockReader,
  { index, catalogue }: { index: StockIndex; catalogue: LiveCatalogue },
  { place, log, saved }: KeepOptions,
): () => Promise<void> {
  let savedAt: number | null = saved ? 0 : null
  let failed = false

  async function saveAfter(changes: number): Promise<void> {
    const changed = catalogue.changed()
    if (savedAt !== null && changed - savedAt < changes) return
    const start = performance.now()
    try {
      const [version, writeToken] = [catalogue.version(), catalogue.writeToken()]
      if (!(await saveSnapshot(store, { index, version, writeToken }, place))) return
      savedAt = changed
      failed = false
      log.info(
        { file: place.file, ms: Math.round(performance.now() - start) },
        'snapshot of the stock written',
      )
    } catch (error) {
      // Logged once: without the file only the next start is slower.
      if (!failed) log.warn({ err: error, file: place.file }, 'cannot write the snapshot of the stock')
      failed = true
    }
  }

  const keeping = repeat(async () => {
    await saveAfter(manyChanges)
    return checkMs
  })
  return async () => {
    await keeping.stop()
    await saveAfter(someChanges)
  }
}
