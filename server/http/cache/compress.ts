import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

/** `fast` while a client waits, `best` for answers that many clients ask for. */
export type Effort = 'fast' | 'best'

export const compressions = ['br', 'gzip'] as const satisfies Encoding[]

export type Compression = (typeof compressions)[number]

/** Measured in docs/decisions/0029-finished-answers-are-kept.md. */
export const levels = {
  br: { fast: 4, best: 11 },
  gzip: { fast: 6, best: 9 },
} as const satisfies Record<Compression, Record<Effort, number>>

/** A smaller body fits into one packet, and compressing it saves nothing. */
export const smallestCompressed = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses text in a thread of Node's pool. */
export function compress(body: Buffer, encoding: Compression, effort: Effort): Promise<Buffer> {
  const level = levels[encoding][effort]
  if (encoding === 'gzip') return gzipAsync(body, { level })
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
