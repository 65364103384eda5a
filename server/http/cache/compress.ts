import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

/**
 * `fast` while a client waits; `fastest` for the API, whose answers cost so little that compression would be half of it;
 * `best` for answers that many clients ask for.
 */
export type Effort = 'fastest' | 'fast' | 'best'

export const compressions = ['br', 'gzip'] as const satisfies Encoding[]

export type Compression = (typeof compressions)[number]

/** docs/decisions/0016-finished-answers-are-kept.md has what the levels cost. */
export const levels = {
  br: { fastest: 1, fast: 3, best: 11 },
  gzip: { fastest: 3, fast: 3, best: 9 },
} as const satisfies Record<Compression, Record<Effort, number>>

/** A smaller body fits into one packet, and compressing it saves nothing. */
export const smallestCompressed = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses text on the main thread: handing it to another thread costs about as much as the compression itself. */
export function compressNow(
  body: Buffer,
  encoding: Compression,
  effort: Exclude<Effort, 'best'> = 'fast',
): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: levels.gzip[effort] })
  return brotliCompressSync(body, brotliOptions(body, levels.br[effort]))
}

/** Compresses text at the best level, in a thread of Node's pool. */
export function compressBest(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: levels.gzip.best })
  return brotliAsync(body, brotliOptions(body, levels.br.best))
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
