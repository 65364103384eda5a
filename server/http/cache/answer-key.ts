import type { IncomingMessage } from 'node:http'

/**
 * What an answer depends on, beside the stock and the day: the address as it was sent, and the Host if absolute addresses
 * are made from it. Parameters in another order are another address, because links on the page keep that order.
 */
export function createAnswerKey(publicUrl: string | null): (request: IncomingMessage) => string {
  if (publicUrl !== null) return ({ url = '/' }) => url
  return ({ url = '/', headers }) => `${headers.host} ${url}`
}
