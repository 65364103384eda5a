import { hash as digest } from 'node:crypto'
import { namesTag } from '../if-none-match.ts'
import type { Encoding } from './accept-encoding.ts'
import { type Compression, compressBest, compressNow, levels, smallestCompressed } from './compress.ts'

type Headers = readonly (readonly [name: string, value: string])[]

/** The body in one encoding, with its tag. */
export interface Variant {
  body: Buffer
  tag: string
}

/** A finished answer with status 200, in each encoding that a client has asked for. */
export interface KeptAnswer {
  /** See `createAnswerKey`. */
  key: string
  /** The pattern of its address. */
  route: string
  /** The UK day on which it was made. */
  day: string
  /** The cache version of the stock from which it was made. */
  version: string
  /** Without encoding, length and tag. */
  headers: Headers
  /** A tag that the answer brought along, the same for every encoding; otherwise each encoding has its own. */
  ownTag: string | null
  /** Of the text; of an answer with a tag of its own, the tag. */
  hash: string
  variants: { identity: Variant; br?: Variant; gzip?: Variant }
  /** Requests answered with it. */
  served: number
}

type NewAnswer = Omit<KeptAnswer, 'hash' | 'variants' | 'served'> & { body: Buffer }

export function createKeptAnswer({ body, ...given }: NewAnswer): KeptAnswer {
  const { ownTag } = given
  const hash = ownTag ?? digest('sha256', body, 'base64url').slice(0, 22)
  return { ...given, hash, variants: { identity: { body, tag: ownTag ?? tagOf(hash) } }, served: 0 }
}

/** A strong tag belongs to exact bytes (RFC 9110, section 8.8.1), so it names the encoding and its level too. */
function tagOf(hash: string, encoding?: Compression, level?: number): string {
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}${level}"`
}

/** Only answers of the API have a tag of their own. */
export function isOfApi({ ownTag }: KeptAnswer): boolean {
  return ownTag !== null
}

/** Whether both are sent as the same bytes. */
export function isSameAnswer(a: KeptAnswer, b: KeptAnswer): boolean {
  return a.hash === b.hash && a.ownTag === b.ownTag && `${a.headers}` === `${b.headers}`
}

/** The encoding in which the answer is sent: compressed unless it is small. */
export function encodingFor({ variants }: KeptAnswer, [best = 'identity']: readonly Encoding[]): Encoding {
  return variants.identity.body.length < smallestCompressed ? 'identity' : best
}

/** The answer in this encoding, compressed now if it is not there yet. */
export function variantOf(answer: KeptAnswer, encoding: Encoding): Variant {
  const { hash, ownTag, variants } = answer
  const ready = variants[encoding]
  if (ready || encoding === 'identity') return ready ?? variants.identity
  const effort = isOfApi(answer) ? 'fastest' : 'fast'
  const made = {
    body: compressNow(variants.identity.body, encoding, effort),
    tag: ownTag ?? tagOf(hash, encoding, levels[encoding][effort]),
  }
  variants[encoding] = made
  return made
}

/** Compresses the answer better, in place of what it had in this encoding. */
export async function improveVariant(answer: KeptAnswer, encoding: Compression): Promise<void> {
  const { hash, ownTag, variants } = answer
  variants[encoding] = {
    body: await compressBest(variants.identity.body, encoding),
    tag: ownTag ?? tagOf(hash, encoding, levels[encoding].best),
  }
}

/**
 * The tag of a 304, if `If-None-Match` names one that this answer has or had in an encoding that the client accepts;
 * otherwise null. It is the tag that the client named, because a cache updates only a stored response with that tag.
 */
export function notModified(
  { hash, ownTag }: KeptAnswer,
  ifNoneMatch: string | undefined,
  accepted: readonly Encoding[],
): string | null {
  if (ifNoneMatch === undefined) return null
  const tags = ownTag === null ? accepted.flatMap((encoding) => strongTags(hash, encoding)) : [ownTag]
  return tags.find((tag) => namesTag(ifNoneMatch, tag)) ?? null
}

function strongTags(hash: string, encoding: Encoding): string[] {
  if (encoding === 'identity') return [tagOf(hash)]
  const { fast, best } = levels[encoding]
  return [tagOf(hash, encoding, best), tagOf(hash, encoding, fast)]
}
