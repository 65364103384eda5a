import { hash as digest } from 'node:crypto'
import { namesTag } from '../if-none-match.ts'
import type { Encoding } from './accept-encoding.ts'
import {
  type Compression,
  compressBest,
  compressNow,
  type Effort,
  levels,
  smallestCompressed,
} from './compress.ts'

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[]

export interface Variant {
  body: Buffer
  /** Of the whole answer, with this variant's encoding, length and tag. */
  headers: FlatHeaders
}

/** A finished answer with status 200, in each encoding that a client has asked for. */
export interface KeptAnswer {
  /** See `answerKey`. */
  key: string
  /** The pattern of its address. */
  route: string
  /** Of the text; of an answer with a tag of its own, the tag. */
  hash: string
  /** A tag that the answer brought along, the same for every encoding; otherwise each encoding has its own. */
  ownTag: string | null
  /** The UK day on which it was made. */
  day: string
  /** The cache version of the stock from which it was made. */
  version: string
  headers: FlatHeaders
  variants: { identity: Variant; br?: Variant; gzip?: Variant }
  /** The headers of 304 for each tag that this answer has or had, by tag. */
  tags: ReadonlyMap<string, { encoding: Encoding | null; headers: FlatHeaders }>
  /** Requests answered with it. */
  served: number
}

/** What a new answer is made of. Headers are without encoding, length and tag. */
export type NewAnswer = Pick<KeptAnswer, 'key' | 'route' | 'headers' | 'ownTag' | 'day' | 'version'> & {
  body: Buffer
}

/** What a client may reuse with a 304, beside the tag. RFC 9110, section 15.4.5. */
const revalidated = new Set(['cache-control', 'vary', 'strict-transport-security'])

export function createKeptAnswer({ body, ...given }: NewAnswer): KeptAnswer {
  const { headers, ownTag } = given
  const hash = ownTag ?? digest('sha256', body, 'base64url').slice(0, 22)
  const common = pairsOf(headers)
    .filter(([name]) => revalidated.has(name))
    .flat()
  const tags = ownTag === null ? strongTags(hash) : [[ownTag, null] as const]
  return {
    ...given,
    hash,
    variants: { identity: { body, headers: complete(headers, body, ownTag ?? tagOf(hash, 'identity')) } },
    tags: new Map(tags.map(([tag, encoding]) => [tag, { encoding, headers: [...common, 'etag', tag] }])),
    served: 0,
  }
}

/** A strong tag belongs to exact bytes (RFC 9110, section 8.8.1), so it names the encoding and its level too. */
function strongTags(hash: string): [tag: string, encoding: Encoding][] {
  return [
    [tagOf(hash, 'br', 'best'), 'br'],
    [tagOf(hash, 'br', 'fast'), 'br'],
    [tagOf(hash, 'gzip', 'best'), 'gzip'],
    [tagOf(hash, 'gzip', 'fast'), 'gzip'],
    [tagOf(hash, 'identity'), 'identity'],
  ]
}

function tagOf(hash: string, encoding: Encoding, effort: Effort = 'fast'): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}${levels[encoding][effort]}"`
}

function complete(headers: FlatHeaders, body: Buffer, tag: string, encoding?: Compression): FlatHeaders {
  const encoded = encoding ? ['content-encoding', encoding] : []
  return [...headers, ...encoded, 'content-length', String(body.length), 'etag', tag]
}

/** Only answers of the API have a tag of their own. */
export function isOfApi({ ownTag }: KeptAnswer): boolean {
  return ownTag !== null
}

/** Whether it is sent compressed to clients that accept that. */
export function isCompressible({ variants }: KeptAnswer): boolean {
  return variants.identity.body.length >= smallestCompressed
}

/** Compresses the answer while a client waits. */
export function addFastVariant(answer: KeptAnswer, encoding: Compression): Variant {
  const effort = isOfApi(answer) ? 'fastest' : 'fast'
  return setVariant(answer, encoding, effort, compressNow(answer.variants.identity.body, encoding, effort))
}

/** Compresses the answer as small as possible, in place of what it had in this encoding. */
export async function addBestVariant(answer: KeptAnswer, encoding: Compression): Promise<void> {
  setVariant(answer, encoding, 'best', await compressBest(answer.variants.identity.body, encoding))
}

function setVariant(
  { headers, hash, ownTag, variants }: KeptAnswer,
  encoding: Compression,
  effort: Effort,
  body: Buffer,
): Variant {
  const tag = ownTag ?? tagOf(hash, encoding, effort)
  const variant = { body, headers: complete(headers, body, tag, encoding) }
  variants[encoding] = variant
  return variant
}

/** Whether both are sent as the same bytes. */
export function isSameAnswer(a: KeptAnswer, b: KeptAnswer): boolean {
  return a.hash === b.hash && a.ownTag === b.ownTag && a.headers.join('\n') === b.headers.join('\n')
}

/**
 * The headers of a 304, if `If-None-Match` names a tag of this answer in an encoding that the client accepts; otherwise
 * null. The 304 has the tag that the client named, because a cache updates only a stored response with that tag.
 */
export function notModified(
  { tags }: KeptAnswer,
  ifNoneMatch: string | undefined,
  accepted: readonly Encoding[],
): FlatHeaders | null {
  if (ifNoneMatch === undefined) return null
  const isAccepted = (encoding: Encoding | null) => encoding === null || accepted.includes(encoding)
  const exact = tags.get(ifNoneMatch)
  if (exact && isAccepted(exact.encoding)) return exact.headers
  for (const [tag, { encoding, headers }] of tags)
    if (isAccepted(encoding) && namesTag(ifNoneMatch, tag)) return headers
  return null
}

export function pairsOf(headers: FlatHeaders): [name: string, value: string][] {
  return headers.flatMap((name, position) =>
    position % 2 === 0 ? [[name, headers[position + 1] ?? ''] as [string, string]] : [],
  )
}

/** What the answer takes of the memory. Headers and tags are estimated. */
export function bytesOf({ variants }: KeptAnswer): number {
  const bodies = [variants.identity, variants.br, variants.gzip].map((variant) => variant?.body.length ?? 0)
  return bodies.reduce((sum, bytes) => sum + bytes, 4096)
}
