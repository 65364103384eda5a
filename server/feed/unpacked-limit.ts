import { FeedError } from './feed-error.ts'

const megabyte = 2 ** 20

/** Bytes of a download, and of a compressed feed after decompression: more than a million records. */
export const largestUnpacked = 4_096 * megabyte

/** What is limited, and what to do about it. */
const remedies = {
  compressed: 'when decompressed, the limit for a compressed feed: decompress it first, or split it',
  downloaded: 'the limit for a download: split it, or import it from a file',
  disk: 'a quarter of the free disk space, so that applications always have room: make room on the disk of DATA_DIR',
} as const

/**
 * Passes on chunks up to `limit` bytes.
 *
 * @throws {FeedError} above the limit.
 */
export async function* withinLimit(
  chunks: AsyncIterable<Buffer>,
  limit: number,
  kind: keyof typeof remedies,
): AsyncGenerator<Buffer> {
  let passed = 0
  for await (const chunk of chunks) {
    passed += chunk.length
    if (passed > limit) {
      const size = limit >= megabyte ? `${Math.floor(limit / megabyte)} MB` : `${limit} bytes`
      throw new FeedError(
        `The feed is larger than ${size}${kind === 'compressed' ? ' ' : ', '}${remedies[kind]}`,
      )
    }
    yield chunk
  }
}
