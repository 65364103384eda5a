import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FeedState } from '#domain/stock/store.ts'
import { FeedError } from './feed-error.ts'
import { isSameFile } from './open-source.ts'
import { isAddress, openUrl } from './open-url.ts'

type Version = FeedState['version']

interface OpenVersion {
  chunks: AsyncIterable<Buffer>
  version: Version
  /** After reading: whether a file is still as it was, after some more time. */
  isSettled(settle: () => Promise<unknown>): Promise<boolean>
}

interface OpenOptions {
  signal: AbortSignal | undefined
  privateHosts: readonly string[] | undefined
}

/**
 * Opens the feed at an address or in a file; null when it is the `known` version.
 *
 * @throws {FeedError} when it cannot be read.
 */
export async function openVersion(
  source: string,
  known: Version,
  { signal, privateHosts }: OpenOptions,
): Promise<OpenVersion | null> {
  if (!isAddress(source)) return openFileVersion(source, known)
  const { etag, modified } = known
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  }
  const { status, headers, chunks } = await openUrl(source, {
    headers: conditions,
    ...(signal && { stop: signal }),
    ...(privateHosts && { privateHosts }),
  })
  if (status === 304) return null
  return { chunks, version: versionOf(headers), isSettled: async () => true }
}

/** Empty for a server that sends neither ETag nor Last-Modified: such a feed is imported at each poll. */
function versionOf(headers: Headers): Version {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')]
  return { ...(etag && { etag }), ...(modified && { modified }) }
}

async function openFileVersion(path: string, known: Version): Promise<OpenVersion | null> {
  const stats = await stat(path).catch((cause) => {
    throw new FeedError(`There is no file ${path}`, { cause })
  })
  if (stats.isDirectory()) throw new FeedError(`${path} is a folder: name the file of the feed`)
  const version = { size: String(stats.size), modified: String(stats.mtimeMs), file: String(stats.ino) }
  if (Object.entries(version).every(([key, value]) => known[key] === value)) return null
  return {
    chunks: createReadStream(path),
    version,
    async isSettled(settle) {
      await settle()
      return isSameFile(path, stats)
    },
  }
}
