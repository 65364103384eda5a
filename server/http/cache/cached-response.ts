import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { namesTag } from '../if-none-match.ts'

type Headers = Readonly<Record<string, string | number>>

/** A finished answer with status 200, in each encoding that a client has asked for. */
export interface CachedResponse {
  /** With the tag, which is weak because it is the same in every encoding; without encoding and length. */
  headers: Headers & { etag: string }
  body: Buffer
  compressed: Partial<Record<Compression, Buffer>>
}

/** The tag is the one that the answer brought along, or made of its text. */
export function createCachedResponse(given: { headers: Headers; body: Buffer }): CachedResponse {
  const etag = String(given.headers.etag ?? `W/"${hash('sha256', given.body, 'base64url').slice(0, 22)}"`)
  return { ...given, headers: { ...given.headers, etag }, compressed: {} }
}

/** What a client gets of it: 304 if it has the answer already, otherwise the body in its encoding. */
export function responseOf(
  { headers, body, compressed }: CachedResponse,
  asked: IncomingHttpHeaders,
): { status: 200 | 304; headers: Headers; body: Buffer | null } {
  if (namesTag(asked['if-none-match'], headers.etag)) {
    const { 'content-type': _, ...others } = headers
    return { status: 304, headers: others, body: null }
  }
  const encoding = compressionFor(body, asked['accept-encoding'])
  if (encoding === null) return { status: 200, headers: { ...headers, 'content-length': body.length }, body }
  compressed[encoding] ??= compress(body, encoding)
  const sent = compressed[encoding]
  const ofEncoding = { 'content-encoding': encoding, 'content-length': sent.length }
  return { status: 200, headers: { ...headers, ...ofEncoding }, body: sent }
}

type Compression = 'br' | 'gzip'

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
 * the levels cost: docs/decisions/0016-finished-responses-are-cached.md.
 */
export function compress(body: Buffer, compression: Compression): Buffer {
  if (compression === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
