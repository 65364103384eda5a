import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { createHostGuard, type HostGuard } from './private-hosts.ts'
import { largestUnpacked, withinLimit } from './unpacked-limit.ts'

/** Time without any byte after which a request fails, both before the response and during it. */
const silenceMs = 30_000

/** For a whole download. A server could otherwise send a byte every 29 seconds for ever. */
const longestDownloadMs = 1_800_000

interface OpenUrl {
  /** Empty for 304. */
  chunks: AsyncIterable<Buffer>
  totalBytes: number | null
  status: number
  headers: Headers
}

interface OpenUrlOptions {
  stop?: AbortSignal
  /** A conditional request may be answered by 304. */
  headers?: Record<string, string>
  /** Largest size of a body, in bytes, after a content encoding is removed. */
  unpackedLimit?: number
  downloadMs?: number
  /** Private hosts that may be requested: see `createHostGuard`. */
  privateHosts?: readonly string[]
}

/**
 * Requests an address and returns its body. A user and password in the address are sent by HTTP Basic
 * authentication. Loopback and private addresses are refused unless `privateHosts` has them, also after a redirect.
 *
 * @throws {FeedError} for a status that is no whole answer and not 304, when the server cannot be reached, stops
 * sending or takes too long, or when the body is too large.
 */
export async function openUrl(
  url: string,
  {
    stop,
    headers = {},
    unpackedLimit = largestUnpacked,
    downloadMs = longestDownloadMs,
    privateHosts = [],
  }: OpenUrlOptions = {},
): Promise<OpenUrl> {
  const silence = new AbortController()
  const tooLong = AbortSignal.timeout(downloadMs)
  const signal = AbortSignal.any([silence.signal, tooLong, ...(stop ? [stop] : [])])
  const request = {
    guard: createHostGuard(privateHosts),
    headers: { ...ownHeaders, ...headers },
    signal,
  }
  const response = await withinSilence(silence, () => requestFeed(url, request)).catch((cause) => {
    if (stop?.aborted) throw cause
    const reason = cause instanceof FeedError ? `: ${cause.message}` : ''
    throw new FeedError(`${withoutSecrets(url)} could not be reached${reason}`, { cause })
  })
  const { statusCode: status = 0 } = response
  const received = headersOf(response)
  if (status === 304) {
    response.resume()
    return { chunks: Readable.from([]), totalBytes: 0, status, headers: received }
  }
  if (!wholeAnswers.has(status)) {
    response.destroy()
    throw new FeedError(`${withoutSecrets(url)} answered ${status}`)
  }
  const unpack = unpackerOf(response, url)
  // With a content encoding, the length is not that of the decompressed bytes.
  const length = unpack ? null : received.get('content-length')
  const plain = unpack ? pipeline(response, unpack, () => undefined) : response
  const body = readBody(plain, { silence, tooLong }, url)
  return {
    chunks: withinLimit(body, unpackedLimit, unpack ? 'compressed' : 'downloaded'),
    totalBytes: length ? Number(length) : null,
    status,
    headers: received,
  }
}

/** Not 206, which has a part of a feed, and not 204 or 205, which have nothing. */
const wholeAnswers = new Set([200, 203])

const ownHeaders = { 'user-agent': 'forecourt', accept: '*/*', 'accept-encoding': 'br, gzip, deflate' }

const unpackers = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate } as const

/** Null for a body without a content encoding. */
function unpackerOf(response: IncomingMessage, url: string): Transform | null {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return null
  const known = Object.entries(unpackers).find(([name]) => name === encoding.replace(/^x-/, ''))
  if (known) return known[1]()
  response.destroy()
  throw new FeedError(
    `${withoutSecrets(url)} answered in the encoding ${encoding.slice(0, 40)}, which is not known`,
  )
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

async function* readBody(
  body: Readable,
  { silence, tooLong }: { silence: AbortController; tooLong: AbortSignal },
  url: string,
): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await withinSilence(silence, () => chunks.next()).catch((cause) => {
        const what = tooLong.aborted ? 'took too long to download' : 'broke off before its end'
        throw new FeedError(`${withoutSecrets(url)} ${what}`, { cause })
      })
      if (done) return
      yield value
    }
  } finally {
    body.destroy()
  }
}

/** Whether a feed is at an http or https address, and not in a file. */
export function isAddress(feed: string): boolean {
  return /^https?:\/\//i.test(feed)
}

/** The address without user, password and query, which may be secret. */
export function withoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Measures only the wait for the server, not the work of the importer between two reads. */
async function withinSilence<T>(silence: AbortController, wait: () => Promise<T>): Promise<T> {
  const timer = setTimeout(
    () => silence.abort(new Error(`Nothing came for ${silenceMs / 1000} s`)),
    silenceMs,
  )
  try {
    return await wait()
  } finally {
    clearTimeout(timer)
  }
}

interface RequestOptions {
  guard: HostGuard
  headers: Record<string, string>
  signal: AbortSignal
}

const mostRedirects = 5

const redirects = new Set([301, 302, 303, 307, 308])

/**
 * The response to a GET request, after redirects. Every address on the way is checked by the guard; the user and
 * password go to the first origin only, and a redirect never leaves https.
 *
 * @throws {FeedError} for a redirect that is not followed.
 */
export async function requestFeed(
  url: string,
  { guard, headers, signal }: RequestOptions,
): Promise<IncomingMessage> {
  let { address, authorization } = splitUser(url)
  for (let followed = 0; followed <= mostRedirects; followed += 1) {
    guard.checkHost(address.hostname)
    const response = await get(address, { guard, signal, headers: { ...headers, ...authorization } })
    const { statusCode = 0 } = response
    const { location } = response.headers
    if (!redirects.has(statusCode) || location === undefined) return response
    response.destroy()
    const target = URL.parse(location, address)
    if (!target || !isFollowed(address, target))
      throw new FeedError('It redirects to an address that is not https')
    if (target.origin !== address.origin) authorization = {}
    address = target
  }
  throw new FeedError(`It redirects more than ${mostRedirects} times`)
}

function isFollowed(from: URL, to: URL): boolean {
  return to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
}

function get(address: URL, { guard, headers, signal }: RequestOptions): Promise<IncomingMessage> {
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // Not fetch, which takes no `lookup`: the address that it connects to could be another than the checked one. Without
    // an agent no connection is reused, so each is checked.
    const options = { agent: false, lookup: guard.lookup, headers, signal } as const
    send(address, options).on('response', resolve).on('error', reject).end()
  })
}

type Authorization = { authorization?: string }

/** The address without user and password, and the header that sends them. */
function splitUser(url: string): { address: URL; authorization: Authorization } {
  const address = new URL(url)
  const { username, password } = address
  if (username === '' && password === '') return { address, authorization: {} }
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
