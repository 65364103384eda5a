import type { FastifyRequest } from 'fastify'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { readAddress } from './read-address.ts'

/**
 * Headers of an answer whose address has a whole postcode, a registration or contact details. Its visitor's browser keeps
 * it for Back; a later page, which may have the script of another company, reads its referrer.
 */
export const personalHeaders = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'strict-origin',
} as const

/**
 * Whether the address is personal by parameters that its page does not read, such as the `email=` that newsletters add. The
 * page is that of the address without them, but a shared cache would keep it by all of them.
 */
export function isPersonalUnread({
  url,
  routeOptions,
}: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return readAddress(url, routeOptions.config.page) !== url && hasPersonalQuery(url)
}
