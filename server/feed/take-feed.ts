import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { StockStore } from '#domain/stock/store.ts'
import { feedDownloadFile, feedMemoryFile, feedRejectsFile } from '../store/data-files.ts'
import { createFeedMemory } from './feed-memory.ts'
import type { ImportSummary } from './import-summary.ts'
import { openUrl } from './open-url.ts'

/** Brings a file into the stock; `rejectsFile` gets the reasons of what stays out. */
export type ImportFile = (
  file: string,
  options: { rejectsFile: string; signal?: AbortSignal },
) => Promise<ImportSummary>

interface TakeOptions {
  dataDir: string
  store: Pick<StockStore, 'changeNumber'>
  importFile: ImportFile
  signal?: AbortSignal
}

export type TakenFeed = { state: 'same' } | { state: 'imported'; summary: ImportSummary }

/**
 * The feed at an address, unless its server says that it is the one we have. It is fetched to a file first, so
 * that the stock is not held for as long as a slow server takes.
 *
 * @throws {FeedError} when it cannot be fetched or imported; then it is asked for again in full.
 */
export async function takeFeed(
  url: string,
  { dataDir, store, importFile, signal }: TakeOptions,
): Promise<TakenFeed> {
  const memory = createFeedMemory(feedMemoryFile(dataDir), url)
  const conditions = await memory.recall(await store.changeNumber())
  const { status, headers, chunks } = await openUrl(url, { stop: signal, headers: conditions })
  if (status === 304) return { state: 'same' }
  const file = feedDownloadFile(dataDir)
  try {
    await pipeline(chunks, createWriteStream(file), { signal })
    const summary = await importFile(file, { rejectsFile: feedRejectsFile(dataDir), signal })
    await memory.keep(headers, await store.changeNumber())
    return { state: 'imported', summary }
  } finally {
    await rm(file, { force: true })
  }
}
