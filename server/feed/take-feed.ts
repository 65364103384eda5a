import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedState, StockStore } from '#domain/stock/store.ts'
import { feedRejectsFile } from '../store/data-files.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import { loadColumnMap } from './column-maps/load-column-map.ts'
import { FeedError, HeldBackError } from './feed-error.ts'
import { openVersion } from './feed-version.ts'
import type { ImportSummary } from './import-summary.ts'
import { withDownload } from './with-download.ts'

/** What an import of a polled feed needs besides the file. */
export interface ImportTask {
  /** Gets the reasons of rejections. */
  rejectsFile: string
  map?: ColumnMap | undefined
  /** Is kept by the same write. */
  feedState: FeedState
  signal?: AbortSignal | undefined
}

/** Imports a file into the stock. */
export type ImportFile = (file: string, task: ImportTask) => Promise<ImportSummary>

interface TakeOptions {
  dataDir: string
  store: Pick<StockStore, 'feedState' | 'write'>
  importFile: ImportFile
  /** `STOCK_FEED_MAP`. Absent for JSON, and for CSV that a built-in map fits. */
  mapName?: string | null
  /** Private hosts from which the feed may come. If absent, none. */
  privateHosts?: readonly string[]
  /** Waits as long as a feed in a file must be unchanged, so that one that is being written is not taken. */
  settle?: (signal?: AbortSignal) => Promise<unknown>
  signal?: AbortSignal
}

export type TakenFeed = { state: 'same' } | { state: 'imported'; summary: ImportSummary }

/**
 * Imports the feed at an address or in a file, unless it is the version that was imported last. It is copied first. The
 * version is kept by the write that imports it. `FeedState` then says when the feed was read, or since when it cannot be.
 *
 * @throws {HeldBackError} when it is not trusted to remove vehicles; `FeedState` then says since when and why.
 * @throws {FeedError} when it cannot be read or imported. The next call takes it again in full.
 */
export async function takeFeed(source: string, options: TakeOptions): Promise<TakenFeed> {
  const { store, mapName = null, signal } = options
  let known: FeedState = (await store.feedState()) ?? { feed: '', version: {}, heldBack: null }
  // Where it cannot be written, the log still says it, and the next attempt writes it.
  const keep = (state: FeedState) =>
    store.write((writer) => writer.keepFeedState(state)).catch(() => undefined)
  try {
    const map = mapName === null ? undefined : await loadColumnMap(mapName)
    // Hashed, because the address may contain a password. With another map, the same version gives other vehicles.
    const feed = hash('sha256', map ? JSON.stringify([source, map]) : source)
    if (known.feed !== feed) known = { feed, version: {}, heldBack: null }
    const taken = await takeNews(source, { ...known, map }, options)
    if (taken.state === 'same')
      await keep({ ...known, heldBack: null, readAt: Date.now(), failing: undefined })
    return taken
  } catch (error) {
    if (error instanceof HeldBackError) {
      const heldBack = { since: known.heldBack?.since ?? Date.now(), reason: error.message }
      await keep({ ...known, heldBack, readAt: Date.now(), failing: undefined })
    } else if (!signal?.aborted) {
      const failing = { since: known.failing?.since ?? Date.now(), reason: reasonOf(error) }
      await keep({ ...known, failing })
    }
    throw error
  }
}

async function takeNews(
  source: string,
  { feed, version, map }: Pick<FeedState, 'feed' | 'version'> & Pick<ImportTask, 'map'>,
  { dataDir, importFile, privateHosts, settle = twoSeconds, signal }: TakeOptions,
): Promise<TakenFeed> {
  const opened = await openVersion(source, version, { signal, privateHosts })
  if (opened === null) return { state: 'same' }
  return withDownload(opened.chunks, { dataDir, signal }, async (file) => {
    if (!(await opened.isSettled(() => settle(signal))))
      throw new FeedError('The file changed while it was read: it is taken when it no longer does')
    const feedState = { feed, version: opened.version, heldBack: null, readAt: Date.now() }
    const summary = await importFile(file, {
      rejectsFile: feedRejectsFile(dataDir),
      map,
      feedState,
      signal,
    })
    return { state: 'imported', summary }
  })
}

/** For the dealer. Other errors are of this machine, and name its files. */
function reasonOf(error: unknown): string {
  return error instanceof FeedError ? error.message : 'This machine could not take it: its log says why'
}

function twoSeconds(signal?: AbortSignal): Promise<unknown> {
  return sleep(2_000, undefined, signal && { signal })
}
