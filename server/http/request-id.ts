import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from './security/proxy-trust.ts'

export const requestIdHeader = 'x-request-id'

/** A UUID or 32 hexadecimal digits. Other ids may hold what identifies a visitor: HAProxy's default has the address. */
const acceptable = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The id that a trusted proxy gave the request, or a new one. */
export function createRequestIds(isTrusted: ProxyTrust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (typeof given === 'string' && acceptable.test(given) && isTrusted(socket.remoteAddress ?? '', 0))
      return given
    return randomUUID()
  }
}
