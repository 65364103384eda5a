import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Missed } from '#domain/search/missed-search.ts'
import { namesTag } from '../if-none-match.ts'

type Headers = Readonly<Record<string, string | number>>

/**
 * A finished answer with status 200, in each compression that a client has asked for, or as it is before one has. A page
 * takes a sixth of its memory when it is compressed.
 */
export interface CachedResponse {
  /** With the tag, which is weak because it is the same in every encoding; without encoding and length. */
  headers: Headers & { etag: string }
  /** Bytes of the body as it is. */
  length: number
  bodies: Partial<Record<Compression | 'identity', Buffer>>
  /** See `FastifyRequest.missed`. */
  missed: Missed | null
}

/** The tag is the one that the answer brought along, or made of its text. `accepted`: the encodings of the first client. */
export function createCachedResponse(
  { headers, body, missed = null }: { headers: Headers; body: Buffer; missed?: Missed | null },
  accepted?: string,
): CachedResponse {
  const etag = String(headers.etag ?? `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`)
  const answer = { headers: { ...headers, etag }, length: body.length, bodies: { identity: body }, missed }
  bodyIn(answer, compressionFor(body, accepted))
  return answer
}

/** Bytes that it takes now. */
export function storedBytes({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
}

/** What a client gets of it: 304 if it has the answer already, otherwise the body in its encoding. */
export function responseOf(
  answer: CachedResponse,
  asked: IncomingHttpHeaders,
): { status: 200 | 304; headers: Headers; body: Buffer | null } {
  const { headers } = answer
  if (namesTag(asked['if-none-match'], headers.etag)) {
    const { 'content-type': _, ...others } = headers
    return { status: 304, headers: others, body: null }
  }
  const encoding = compressionFor(answer, asked['accept-encoding'])
  const body = bodyIn(answer, encoding)
  const ofEncoding = { ...(encoding && { 'content-encoding': encoding }), 'content-length': body.length }
  return { status: 200, headers: { ...headers, ...ofEncoding }, body }
}

/** Keeps a compressed body, and then no longer the plain one, which is made of it when a client asks for that. */
function bodyIn({ bodies }: Pick<CachedResponse, 'bodies'>, encoding: Compression | null): Buffer {
  const known = bodies[encoding ?? 'identity']
  if (known) return known
  const plain =
    bodies.identity ?? (bodies.br ? brotliDecompressSync(bodies.br) : gunzipSync(bodies.gzip ?? ''))
  if (encoding === null) return plain
  const made = compress(plain, encoding)
  bodies[encoding] = made
  delete bodies.identity
  return made
}

type Compression = 'br' | 'gzip'

/** Ours, best first. */
const compressions: Compression[] = ['br', 'gzip']

/** A smaller body fits into one packet, and compressing it saves nothing. */
const smallestCompressed = 1024

/** How the client wants this body; null: as it is. */
export function compressionFor(body: { length: number }, accepted: string | undefined): Compression | null {
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
