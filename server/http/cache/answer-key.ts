import type { IncomingMessage } from 'node:http'
import { withoutOtherParameters } from '../page-parameters.ts'

/**
 * What an answer depends on, beside the stock and the day: the address, and the Host if absolute addresses are made from
 * it. Parameters in another order are another address, because links on the page keep that order. Parameters that no page
 * reads are left out: pages are rendered without them too. The API reads its whole address.
 */
export function createAnswerKey(publicUrl: string | null): (request: IncomingMessage) => string {
  if (publicUrl !== null) return ({ url = '/' }) => addressOf(url)
  return ({ url = '/', headers }) => `${headers.host} ${addressOf(url)}`
}

/** A path with escapes may be that of the API: "/%61pi/vehicles". */
function addressOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path === url || /^\/api(?:\/|$)|%/i.test(path) ? url : withoutOtherParameters(url)
}
