import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Compression = 'br' | 'gzip'

/** Ours, best first. */
export const compressions: Compression[] = ['br', 'gzip']

/** docs/decisions/0016-finished-answers-are-kept.md has what the levels cost. */
const levels = { br: { fast: 3, best: 11 }, gzip: { fast: 3, best: 9 } }

/** A smaller body fits into one packet, and compressing it saves nothing. */
const smallestCompressed = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** How the client wants this body; null: as it is. */
export function compressionFor(body: Buffer, accepted: string | undefined): Compression | null {
  if (accepted === undefined || body.length < smallestCompressed) return null
  return negotiate(accepted.toLowerCase(), compressions)
}

/** Compresses text on the main thread: handing it to another thread costs about as much as the compression itself. */
export function compressNow(body: Buffer, compression: Compression): Buffer {
  const { fast } = levels[compression]
  return compression === 'gzip'
    ? gzipSync(body, { level: fast })
    : brotliCompressSync(body, brotliOptions(body, fast))
}

/** Compresses text at the best level, in a thread of Node's pool. */
export function compressBest(body: Buffer, compression: Compression): Promise<Buffer> {
  const { best } = levels[compression]
  return compression === 'gzip'
    ? gzipAsync(body, { level: best })
    : brotliAsync(body, brotliOptions(body, best))
}

function brotliOptions({ length }: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}
