import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Compression = 'br' | 'gzip'

/** Ours, best first. */
const compressions: Compression[] = ['br', 'gzip']

/** A smaller body fits into one packet, and compressing it saves nothing. */
const smallestCompressed = 1024

/** How the client wants this body; null: as it is. */
export function compressionFor(body: Buffer, accepted: string | undefined): Compression | null {
  if (accepted === undefined || body.length < smallestCompressed) return null
  return negotiate(accepted.toLowerCase(), compressions)
}

/**
 * Compresses text on the main thread: handing it to another thread costs about as much as the compression itself. What
 * the levels cost: docs/decisions/0016-finished-answers-are-kept.md.
 */
export function compress(body: Buffer, compression: Compression): Buffer {
  if (compression === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
