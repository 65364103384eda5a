import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { FeedError } from './feed-error.ts'
import type { HostGuard } from './private-hosts.ts'

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
    // Without an agent no connection is reused, so each is checked.
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
