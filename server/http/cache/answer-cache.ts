import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { createUkDay } from '#server/uk-day.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** The largest share of the cache that one answer may take. */
const largestShare = 1 / 8
/** Keys of answers of the API that were asked for once. */
const mostAsked = 10_000
/** Approximate bytes of an answer's headers and objects. */
const entryBytes = 4_096

interface AnswerCacheOptions {
  maxBytes: number
  /** The cache version of the stock. */
  stockVersion: () => string
  now?: () => number
}

/** What an answer is made from. Read before the answer is made, so that an answer is never older than this says. */
export type Basis = Pick<KeptAnswer, 'day' | 'version'>

/** Finished answers by key. The least recently used are dropped when their bytes exceed the limit. */
export interface AnswerCache {
  basis(): Basis
  /** Only while the stock and the day are those from which it was made. */
  find(key: string): KeptAnswer | undefined
  /**
   * Returns the earlier answer of this key, with its compressed bodies, if the new one is the same. An answer of the API
   * is kept from the second request on: making it again costs little, and most are never asked for again.
   */
  keep(answer: KeptAnswer): KeptAnswer
  /** How many answers there are, and approximately their bytes. */
  size(): { answers: number; bytes: number }
}

export function createAnswerCache({ maxBytes, stockVersion, now }: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestShare),
    // Half of the body for the compressed ones, which are made later.
    sizeCalculation: ({ body }, key) => Math.ceil(1.5 * body.length) + 2 * key.length + entryBytes,
  })
  const asked = new LRUCache<string, true>({ max: mostAsked })
  const ukDay = createUkDay(now)

  function isAskedAgain({ key }: KeptAnswer): boolean {
    const isKnown = asked.has(key)
    asked.set(key, true)
    return isKnown
  }

  return {
    basis: () => ({ day: ukDay(), version: stockVersion() }),
    find(key) {
      const answer = answers.get(key)
      const isCurrent = answer?.day === ukDay() && answer.version === stockVersion()
      return isCurrent ? answer : undefined
    },
    keep(answer) {
      const { day, version, headers, route } = answer
      const earlier = answers.peek(answer.key)
      if (earlier && isDeepStrictEqual(earlier.headers, headers))
        return Object.assign(earlier, { day, version })
      if (!route.startsWith('/api/') || isAskedAgain(answer)) answers.set(answer.key, answer)
      return answer
    },
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  }
}
