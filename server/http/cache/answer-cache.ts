import { LRUCache } from 'lru-cache'
import { createUkDay } from '#server/uk-day.ts'
import type { Encoding } from './accept-encoding.ts'
import { compressions } from './compress.ts'
import {
  addBestVariant,
  addFastVariant,
  bytesOf,
  isCompressible,
  isOfApi,
  isSameAnswer,
  type KeptAnswer,
  type Variant,
} from './kept-answer.ts'

/** From which request on the best compression of an answer is worth its time. */
const popularFrom = 3
/** The largest share of the cache that one answer may take. */
const largestShare = 1 / 8
/** The share of the cache that the addresses of answers that were asked for once may take beside it. */
const askedShare = 1 / 32

/** Approximate bytes of an entry besides its key. */
const entryBytes = 200

export interface AnswerCacheOptions {
  maxBytes: number
  /** The cache version of the stock. Called only when there is an answer, or one is being made. */
  stockVersion: () => string
  now?: () => number
}

/** What an answer is made from. Read before the answer is made, so that an answer is never older than this says. */
export interface Basis {
  day: string
  version: string
}

/** Finished answers by key. The least recently used are dropped when their bytes exceed the limit. */
export interface AnswerCache {
  basis(): Basis
  /** Only while the stock and the day are those from which it was made. */
  find(key: string): KeptAnswer | undefined
  /**
   * Returns the earlier answer of this key, with its compressed variants, if the new one is the same. An answer of the API
   * is kept from the second request on: making it again costs little, and most are never asked for again.
   */
  keep(answer: KeptAnswer): KeptAnswer
  isKept(answer: KeptAnswer): boolean
  /** The answer for a client that accepts these encodings, if it is there in the best of them. */
  variant(answer: KeptAnswer, accepted: readonly Encoding[]): Variant | undefined
  /** The same, compressed now if needed. */
  makeVariant(answer: KeptAnswer, accepted: readonly Encoding[]): Variant
  /** Compresses one popular answer as small as possible; false when none is left. */
  improveNext(): Promise<boolean>
  /** How many answers there are, and their bytes. */
  size(): { answers: number; bytes: number }
}

export function createAnswerCache({ maxBytes, stockVersion, now }: AnswerCacheOptions): AnswerCache {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestShare),
    sizeCalculation: (answer, key) => bytesOf(answer) + 2 * key.length,
    dispose: (answer) => popular.delete(answer),
  })
  /** The keys of answers of the API, so that a second request is known. */
  const asked = new LRUCache<string, true>({
    maxSize: Math.ceil(maxBytes * askedShare),
    sizeCalculation: (_, key) => 2 * key.length + entryBytes,
  })
  const ukDay = createUkDay(now)
  /** Answers to be compressed as small as possible, oldest first. All of them are kept. */
  const popular = new Set<KeptAnswer>()

  function isCurrent({ day, version }: KeptAnswer): boolean {
    return day === ukDay() && version === stockVersion()
  }

  const isKept = (answer: KeptAnswer) => answers.peek(answer.key) === answer

  function isAskedAgain({ key }: KeptAnswer): boolean {
    const isKnown = asked.has(key)
    asked.set(key, true)
    return isKnown
  }

  /** Counts the bytes again. The library does so only for another value. */
  function resize(answer: KeptAnswer): void {
    if (!isKept(answer)) return
    const wasPopular = popular.has(answer)
    answers.delete(answer.key)
    answers.set(answer.key, answer)
    if (wasPopular) popular.add(answer)
  }

  function encodingFor(answer: KeptAnswer, [best = 'identity']: readonly Encoding[]): Encoding {
    return isCompressible(answer) ? best : 'identity'
  }

  function variant(answer: KeptAnswer, accepted: readonly Encoding[]): Variant | undefined {
    answer.served += 1
    if (answer.served === popularFrom && isCompressible(answer) && isKept(answer)) popular.add(answer)
    return answer.variants[encodingFor(answer, accepted)]
  }

  return {
    basis: () => ({ day: ukDay(), version: stockVersion() }),
    find(key) {
      const answer = answers.get(key)
      return answer && isCurrent(answer) ? answer : undefined
    },
    keep(answer) {
      const earlier = answers.peek(answer.key)
      if (earlier && isSameAnswer(earlier, answer)) {
        earlier.day = answer.day
        earlier.version = answer.version
        return earlier
      }
      if (!isOfApi(answer) || isAskedAgain(answer)) answers.set(answer.key, answer)
      return answer
    },
    isKept,
    variant,
    makeVariant(answer, accepted) {
      const encoding = encodingFor(answer, accepted)
      const ready = variant(answer, accepted)
      if (ready || encoding === 'identity') return ready ?? answer.variants.identity
      const made = addFastVariant(answer, encoding)
      resize(answer)
      return made
    },
    async improveNext() {
      const [answer] = popular
      if (!answer) return false
      popular.delete(answer)
      if (!isCurrent(answer)) return true
      for (const encoding of compressions)
        if (answer.variants[encoding]) await addBestVariant(answer, encoding)
      resize(answer)
      return true
    },
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  }
}
