import { Readable } from 'node:stream'
import { FeedError } from './feed-error.ts'
import { largestUnpacked, withinLimit } from './unpacked-limit.ts'

/** Silence after which a server is given up, both before the answer and within it. */
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
  /** May make the request conditional, so that 304 is an answer too. */
  headers?: Record<string, string>
  /** Bytes of a body that comes compressed on the way. */
  unpackedLimit?: number
}

/**
 * The body at an address, of any length. A user and password in the address are sent as such.
 *
 * @throws {FeedError} for a status that is neither 2xx nor 304, a server that cannot be reached, or one that falls silent.
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
  // Behind a content encoding the length is not that of the bytes which come out.
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

/** An address with a user in it is one that `fetch` refuses. */
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

/** Without what may be a password or a token. */
function named(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Only waiting counts as silence, not what the importer does between two reads. */
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
