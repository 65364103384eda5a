import { FeedError } from './feed-error.ts'

const gigabyte = 2 ** 30

/** Bytes of a compressed feed after decompression: more than a million records. A small file can hold any amount. */
export const largestUnpacked = 4 * gigabyte

/**
 * Passes on decompressed chunks up to `limit` bytes.
 *
 * @throws {FeedError} above the limit.
 */
export async function* withinLimit(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let unpacked = 0
  for await (const chunk of chunks) {
    unpacked += chunk.length
    if (unpacked > limit) {
      const size = limit >= gigabyte ? `${limit / gigabyte} GB` : `${limit} bytes`
      throw new FeedError(
        `The feed is larger than ${size} when decompressed, the limit for a compressed feed: decompress it first, or split it`,
      )
    }
    yield chunk
  }
}
