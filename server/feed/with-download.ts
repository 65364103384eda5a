import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { feedDownloadPrefix } from '../store/data-files.ts'
import { decompressed } from './open-source.ts'
import { withinLimit } from './unpacked-limit.ts'

interface DownloadOptions {
  dataDir: string
  signal?: AbortSignal | undefined
}

/**
 * Copies a feed to a file of its own while it is used, so that a slow server does not keep the stock locked and nothing
 * changes it meanwhile, and decompressed, so that its size is known.
 */
export async function withDownload<T>(
  chunks: AsyncIterable<Buffer>,
  { dataDir, signal }: DownloadOptions,
  use: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true })
  await sweepDownloads(dataDir)
  const file = join(dataDir, `${feedDownloadPrefix}${randomUUID()}`)
  try {
    const room = await roomFor(dataDir)
    await pipeline(withinLimit(await decompressed(chunks), room, 'disk'), createWriteStream(file), { signal })
    return await use(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** Longer than any download and import takes. */
const abandonedMs = 24 * 60 * 60_000

/** Removes what a killed process left. */
async function sweepDownloads(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  for (const name of names.filter((each) => each.startsWith(feedDownloadPrefix))) {
    const path = join(dataDir, name)
    const stats = await stat(path).catch(() => null)
    if (stats !== null && Date.now() - stats.mtimeMs > abandonedMs) await rm(path, { force: true })
  }
}

/** Bytes of a feed: the import writes its records once more into the log and into the database. */
async function roomFor(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return Math.floor((bavail * bsize) / 4)
}
