import { Readable } from 'node:stream'
import { FeedError } from './feed-error.ts'
import { largestUnpacked, withinLimit } from './unpacked-limit.ts'

/** Time without any byte after which a request fails, both before the response and during it. */
const silenceMs = 30_000

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
  /** Largest size, in bytes, of a body with a content encoding after it is decompressed. */
  unpackedLimit?: number
}

/**
 * Requests an address and returns its body, of any length. A user and password in the address are sent by HTTP Basic
 * authentication.
 *
 * @throws {FeedError} for a status that is neither 2xx nor 304, or when the server cannot be reached or stops sending.
 */
export async function openUrl(
  url: string,
  { stop, headers = {}, unpackedLimit = largestUnpacked }: OpenUrlOptions = {},
): Promise<OpenUrl> {
  const { address, authorization } = splitUser(url)
  const silence = new AbortController()
  const signal = stop ? AbortSignal.any([silence.signal, stop]) : silence.signal
  const request = { signal, headers: { ...headers, ...authorization } }
  const response = await withinSilence(silence, () => fetch(address, request)).catch((cause) => {
    throw stop?.aborted ? cause : new FeedError(`${named(url)} could not be reached`, { cause })
  })
  const { status } = response
  if (status === 304) return { chunks: Readable.from([]), totalBytes: 0, status, headers: response.headers }
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new FeedError(`${named(url)} answered ${status}`)
  }
  // With a content encoding, the length is not that of the decompressed bytes.
  const isPacked = response.headers.has('content-encoding')
  const length = isPacked ? null : response.headers.get('content-length')
  const body = readBody(response.body, silence, url)
  return {
    chunks: isPacked ? withinLimit(body, unpackedLimit) : body,
    totalBytes: length ? Number(length) : null,
    status,
    headers: response.headers,
  }
}

/** `fetch` refuses an address with a user in it. */
function splitUser(url: string): { address: string; authorization: { authorization?: string } } {
  const address = new URL(url)
  const { username, password } = address
  if (username === '' && password === '') return { address: url, authorization: {} }
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  return { address: address.href, authorization: { authorization } }
}

async function* readBody(
  body: ReadableStream<Uint8Array>,
  silence: AbortController,
  url: string,
): AsyncGenerator<Buffer> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await withinSilence(silence, () => reader.read()).catch((cause) => {
        throw new FeedError(`${named(url)} broke off before its end`, { cause })
      })
      if (done) return
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The address without user, password and query, which may be secret. */
function named(url: string): string {
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
