import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { StockStore } from '#domain/stock/store.ts'
import { feedDownloadFile, feedMemoryFile, feedRejectsFile } from '../store/data-files.ts'
import type { ImportSummary } from './import-summary.ts'
import { decompressed } from './open-source.ts'
import { openUrl } from './open-url.ts'
import { withinLimit } from './unpacked-limit.ts'

/** Imports a file into the stock; `rejectsFile` gets the reasons of rejections. */
export type ImportFile = (
  file: string,
  options: { rejectsFile: string; signal?: AbortSignal },
) => Promise<ImportSummary>

interface TakeOptions {
  dataDir: string
  store: Pick<StockStore, 'changeNumber'>
  importFile: ImportFile
  /** Private hosts from which the feed may come. If absent, none. */
  privateHosts?: readonly string[]
  signal?: AbortSignal
}

export type TakenFeed = { state: 'same' } | { state: 'imported'; summary: ImportSummary }

/**
 * Imports the feed at an address, unless the server says that it has not changed. The feed is downloaded to a file
 * first, so that a slow server does not keep the stock locked, and decompressed, so that its size is known.
 *
 * @throws {FeedError} when it cannot be downloaded or imported; the next call requests it again in full.
 */
export async function takeFeed(
  url: string,
  { dataDir, store, importFile, privateHosts, signal }: TakeOptions,
): Promise<TakenFeed> {
  const memory = feedMemoryFile(dataDir)
  // Hashed, because the address may contain a password.
  const feed = hash('sha256', url)
  const conditions = await recallConditions(memory, feed, await store.changeNumber())
  const { status, headers, chunks } = await openUrl(url, { stop: signal, headers: conditions, privateHosts })
  if (status === 304) return { state: 'same' }
  const file = feedDownloadFile(dataDir)
  try {
    const room = await roomFor(dataDir)
    await pipeline(withinLimit(await decompressed(chunks), room, 'disk'), createWriteStream(file), { signal })
    const summary = await importFile(file, { rejectsFile: feedRejectsFile(dataDir), signal })
    const change = await store.changeNumber()
    await keepConditions(memory, { feed, change, conditions: conditionsOf(headers) })
    return { state: 'imported', summary }
  } finally {
    await rm(file, { force: true })
  }
}

/** Bytes of a feed: the import writes its records once more into the log and into the database. */
async function roomFor(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return Math.floor((bavail * bsize) / 4)
}

/** The imported version of a feed, on disk, so that a restart does not import it again. */
const memorySchema = z.object({
  feed: z.string(),
  /** The change number of the stock after the import. */
  change: z.number(),
  /** Request headers that ask for the feed only if it has changed since. */
  conditions: z.record(z.string(), z.string()),
})

type FeedMemory = z.infer<typeof memorySchema>

/**
 * Empty when nothing is known of this feed, its server sends neither ETag nor Last-Modified, or the stock's change number
 * is below that of the import because the stock was emptied or restored from a backup.
 */
async function recallConditions(
  file: string,
  feed: string,
  change: number,
): Promise<FeedMemory['conditions']> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const kept = memorySchema.safeParse(parseOrNull(text))
  if (!kept.success || kept.data.feed !== feed || kept.data.change > change) return {}
  return kept.data.conditions
}

async function keepConditions(file: string, memory: FeedMemory): Promise<void> {
  const draft = `${file}.draft`
  await writeFile(draft, `${JSON.stringify(memory)}\n`)
  await rename(draft, file)
}

function conditionsOf(headers: Headers): FeedMemory['conditions'] {
  const [tag, modified] = [headers.get('etag'), headers.get('last-modified')]
  return { ...(tag && { 'if-none-match': tag }), ...(modified && { 'if-modified-since': modified }) }
}

/** A damaged file counts as none: the feed is imported once more. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
