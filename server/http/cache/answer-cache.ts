import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { createUkDay } from '#server/uk-day.ts'
import { withoutOtherParameters } from '../page-parameters.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** The largest share of the cache that one answer may take. */
const largestShare = 1 / 8
/** Approximate bytes of an answer's headers and objects. */
const entryBytes = 4_096

/** Finished answers by name. The least recently used are dropped when their bytes exceed the limit. */
export type AnswerCache = LRUCache<string, KeptAnswer>

export function createAnswerCache(maxBytes: number): AnswerCache {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestShare),
    // Half of the body for the compressed ones, which are made later.
    sizeCalculation: ({ body }, name) => Math.ceil(1.5 * body.length) + 2 * name.length + entryBytes,
  })
}

interface NameOptions {
  publicUrl: string | null
  /** The cache version of the stock. */
  stockVersion: () => string
  now?: () => number
}

/**
 * The name that the answer to a request has now: all that the answer depends on. The stock and the UK day are in it, so
 * an answer is found only while they are what they were before it was made; and the address, with the Host if absolute
 * addresses are made from it. Parameters in another order are another address, because links on the page keep that order.
 * Parameters that no page reads are left out: pages are rendered without them too. The API reads its whole address.
 */
export function createAnswerNames({
  publicUrl,
  stockVersion,
  now,
}: NameOptions): (request: Pick<IncomingMessage, 'url' | 'headers'>) => string {
  const ukDay = createUkDay(now)
  return ({ url = '/', headers }) => {
    const site = publicUrl === null ? `${headers.host} ` : ''
    return `${ukDay()} ${stockVersion()} ${site}${addressOf(url)}`
  }
}

/** A path with escapes may be that of the API: "/%61pi/vehicles". */
function addressOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path === url || /^\/api(?:\/|$)|%/i.test(path) ? url : withoutOtherParameters(url)
}
