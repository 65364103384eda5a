import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createUkDay } from '#server/uk-day.ts'
import { readAddress } from '../pages/read-address.ts'
import { type CachedResponse, storedBytes } from './cached-response.ts'

/** The largest share of the cache that one answer may take. */
const largestShare = 1 / 8
/** Approximate bytes of an answer's headers and objects. */
const entryBytes = 4_096

/** Finished answers by key. The least recently used are dropped when their bytes exceed the limit. */
export type ResponseCache = LRUCache<string, CachedResponse>

export function createResponseCache(maxBytes: number): ResponseCache {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestShare),
    // A compressed body counts twice, for another encoding that may be made later.
    sizeCalculation: (answer, key) =>
      storedBytes(answer) * (answer.bodies.identity ? 1 : 2) + 2 * key.length + entryBytes,
  })
}

/** Of a request, what its answer depends on. */
interface KeyedRequest extends Pick<FastifyRequest, 'url' | 'headers'> {
  stock: Pick<FastifyRequest['stock'], 'cacheVersion'>
  routeOptions: { config: Pick<FastifyContextConfig, 'page'> }
}

interface KeyOptions {
  publicUrl: string | null
  now?: () => number
}

/**
 * The cache key of a request now: all that its answer depends on. The stock and the UK day are in it, so
 * an answer is found only while they are what they were before it was made; and the address, with the Host if absolute
 * addresses are made from it. Parameters in another order are another address, because links on the page keep that order.
 * Parameters that the page does not read are left out: it is rendered without them too.
 */
export function createCacheKeys({ publicUrl, now }: KeyOptions): (request: KeyedRequest) => string {
  const ukDay = createUkDay(now)
  return ({ url, headers, stock, routeOptions: { config } }) => {
    const site = publicUrl === null ? `${headers.host} ` : ''
    return `${ukDay()} ${stock.cacheVersion()} ${site}${readAddress(url, config.page)}`
  }
}
