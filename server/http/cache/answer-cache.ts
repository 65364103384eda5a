import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { createUkDay } from '#server/uk-day.ts'
import { withoutOtherParameters } from '../page-parameters.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** The largest share of the cache that one answer may take. */
const largestShare = 1 / 8
/** Approximate bytes of an answer's headers and objects. */
const entryBytes = 4_096

interface AnswerCacheOptions {
  maxBytes: number
  /** The cache version of the stock. */
  stockVersion: () => string
  now?: () => number
}

/** Finished answers by name. The least recently used are dropped when their bytes exceed the limit. */
export interface AnswerCache {
  /**
   * The name that the answer to `key` has now. The stock and the UK day are in it, so an answer is found only while they
   * are what they were before it was made.
   */
  nameOf(key: string): string
  find(name: string): KeptAnswer | undefined
  keep(name: string, answer: KeptAnswer): void
  /** How many answers there are, and approximately their bytes. */
  size(): { answers: number; bytes: number }
}

export function createAnswerCache({ maxBytes, stockVersion, now }: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestShare),
    // Half of the body for the compressed ones, which are made later.
    sizeCalculation: ({ body }, name) => Math.ceil(1.5 * body.length) + 2 * name.length + entryBytes,
  })
  const ukDay = createUkDay(now)
  return {
    nameOf: (key) => `${ukDay()} ${stockVersion()} ${key}`,
    find: (name) => answers.get(name),
    keep: (name, answer) => void answers.set(name, answer),
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  }
}

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
