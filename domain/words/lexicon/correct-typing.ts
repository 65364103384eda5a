const shortestWord = 4
/** For likely words, such as models of a make that the phrase names: "jaz" beside "Honda" is "Jazz". */
const shortestLikely = 3
const longestWord = 20

/**
 * Finds the word that was meant, one typing mistake away. Of equally likely words a likely one wins: after "Jeep",
 * "wranger" is a Wrangler.
 */
export type CorrectTyping = (typed: string, likely?: ReadonlySet<string>) => Correction | null

export interface Correction {
  word: string
  /** How unlikely the mistake is, from 0. */
  distance: number
}

export interface CorrectionWords {
  /** The words that may be meant; of equally close ones, the first list wins. */
  ranked: readonly Iterable<string>[]
  /** Never changed. */
  isKnown: (word: string) => boolean
  /** Ordinary English, changed only to likely words: "lion" stays, and "seat lion" becomes "seat leon". */
  isOrdinary: (word: string) => boolean
}

/**
 * Corrects words of four letters or more by one insertion, deletion, substitution or transposition. Words are found by
 * the texts that remain when one letter is left out, so a look-up costs the length of the word and not the size of the
 * list.
 */
export function createCorrectTyping({ ranked, isKnown, isOrdinary }: CorrectionWords): CorrectTyping {
  const rankOf = new Map<string, number>()
  const byRest = new Map<string, string[]>()
  for (const [rank, words] of ranked.entries()) {
    for (const word of words) {
      if (word.length < shortestLikely || word.length > longestWord || rankOf.has(word)) continue
      rankOf.set(word, rank)
      for (const rest of restsOf(word)) {
        const same = byRest.get(rest)
        if (same) same.push(word)
        else byRest.set(rest, [word])
      }
    }
  }

  function correct(typed: string, likely: ReadonlySet<string>): Correction | null {
    const needsLikely = typed.length < shortestWord || isOrdinary(typed)
    let best: (Correction & { cost: number }) | null = null
    for (const rest of restsOf(typed)) {
      for (const word of byRest.get(rest) ?? []) {
        const isLikely = likely.has(word)
        if (!isLikely && (needsLikely || word.length < shortestWord)) continue
        const found = mistake(typed, word, isLikely)
        if (found === null) continue
        const distance = word.length < shortestWord ? found + 1 : found
        const cost = 4 * distance + (isLikely ? -1 : (rankOf.get(word) ?? 0))
        if (!best || cost < best.cost || (cost === best.cost && word < best.word))
          best = { word, distance, cost }
      }
    }
    return best
  }

  return (typed, likely = none) =>
    typed.length < shortestLikely || typed.length > longestWord + 1 || rankOf.has(typed) || isKnown(typed)
      ? null
      : correct(typed, likely)
}

const none: ReadonlySet<string> = new Set()

/** The word, and what remains of it without each of its letters. */
function restsOf(word: string): Set<string> {
  const rests = new Set([word])
  for (let position = 0; position < word.length; position++)
    rests.add(word.slice(0, position) + word.slice(position + 1))
  return rests
}

/**
 * How likely a mistake is, the likeliest 0: two letters exchanged or one doubled wrongly, then one missing or too many,
 * then a wrong one. Null when the words differ by more than one mistake, or by too much for so short a word.
 */
function mistake(typed: string, word: string, isLikely: boolean): number | null {
  const shorter = Math.min(typed.length, word.length)
  let start = 0
  while (start < shorter && typed[start] === word[start]) start++
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end++
  const extra = typed.length - start - end
  const missing = word.length - start - end
  // A wrong first letter is rare, and in a short word it makes another word.
  if (extra === 1 && missing === 1) {
    if (shorter < shortestWord) return null
    return start > 0 ? 2 : word.length > 5 || isLikely ? 3 : null
  }
  if (extra + missing === 1) {
    if (isDoubled(extra === 1 ? typed : word, start)) return 0
    return start > 0 ? 1 : shorter < shortestWord ? null : 2
  }
  const isExchange =
    extra === 2 && missing === 2 && typed[start] === word[start + 1] && typed[start + 1] === word[start]
  return isExchange ? 0 : null
}

function isDoubled(word: string, position: number): boolean {
  return word[position] === word[position - 1] || word[position] === word[position + 1]
}
