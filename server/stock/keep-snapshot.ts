import { setTimeout as sleep } from 'node:timers/promises'
import type { StockIndex } from '#domain/search/stock-index.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import type { LiveCatalogue } from './catalogue.ts'
import { type SnapshotPlace, saveSnapshot } from './snapshot.ts'

interface KeepOptions {
  place: SnapshotPlace
  log: Log
  /** Whether the file is as the index was at the start. */
  saved: boolean
  /** Between two looks at how much has changed. */
  pollMs?: number
  /** So many changed vehicles are worth a new file while the site runs. */
  manyChanges?: number
  /** And so many when it stops: fewer cost the next start next to nothing. */
  someChanges?: number
}

export interface SnapshotKeeper {
  /** Writes a last file where that is worth it. Changes must have ended. */
  stop(): Promise<void>
}

/** Writes the snapshot that the next start begins with: at once where there is none, and after many changes. */
export function keepSnapshot(
  store: StockStore,
  { index, catalogue }: { index: StockIndex; catalogue: LiveCatalogue },
  { place, log, saved, pollMs = 60_000, manyChanges = 5_000, someChanges = 500 }: KeepOptions,
): SnapshotKeeper {
  const stopping = new AbortController()
  const { signal } = stopping
  let savedAt: number | null = saved ? 0 : null
  let failed = false

  async function saveAfter(changes: number): Promise<void> {
    const shown = catalogue.shown()
    if (savedAt !== null && shown - savedAt < changes) return
    const start = performance.now()
    try {
      await saveSnapshot(store, { index, version: catalogue.version() }, place)
      savedAt = shown
      failed = false
      log.info(
        { file: place.file, ms: Math.round(performance.now() - start) },
        'snapshot of the stock written',
      )
    } catch (error) {
      // Once: without it all is as right, only the next start is slower.
      if (!failed) log.warn({ err: error, file: place.file }, 'cannot write the snapshot of the stock')
      failed = true
    }
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await saveAfter(manyChanges)
      await sleep(pollMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const keeping = keep()
  return {
    async stop() {
      stopping.abort()
      await keeping
      await saveAfter(someChanges)
    },
  }
}
