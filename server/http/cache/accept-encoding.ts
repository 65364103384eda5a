import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Ours, best first. */
const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** Browsers send few different values. Longer ones are not kept. */
const parsed = new LRUCache<string, readonly Encoding[]>({ max: 200 })
const longestKept = 200

/**
 * The encodings that an `Accept-Encoding` header allows, in the client's order of preference, then in ours. RFC 9110,
 * section 12.5.3. If it allows none, the answer is sent as it is, which the section permits.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity']
  const known = parsed.get(header)
  if (known) return known
  const accepted = parseAcceptEncoding(header)
  if (header.length <= longestKept) parsed.set(header, accepted)
  return accepted
}

function parseAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(parsePart))
  const weigh = (encoding: Encoding) => {
    const otherwise = weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
    return weights.get(encoding) ?? otherwise
  }
  const accepted = encodings.filter((encoding) => weigh(encoding) > 0)
  return accepted.length > 0 ? accepted.sort((a, b) => weigh(b) - weigh(a)) : ['identity']
}

function parsePart(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0]
}
