import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import type { Token } from '../split/tokens.ts'

const before = createPhraseSet(
  listOf(`
    something like, anything like, like, similar to, similar cars to, something similar to, comparable to, alternative to,
    alternatives to, alternative for, alternatives for, rival to, rivals to, rivals of, along the lines of,
    in the style of`),
)
const after = createPhraseSet(
  listOf('alternative, alternatives, rivals, competitors, equivalent, equivalents'),
)
/** Of the longest phrase. */
const mostWords = 4
/** Between a comparison and its name: "something like a low mileage red diesel Qashqai". */
const mostBetween = 8
const articles = /^(a|an|the|my|our)$/
/** What is said of the vehicle ends here: "something like an SUV for towing, or a Golf". */
const ends = /^(with|without|for|in|near|from|that|which|but|not|no|if|so)$/
/** "I would like a Golf", "looks like a Golf", "my wife likes a Golf": no comparison. */
const wishes = /^(i|we|you|he|she|they|would|d|id|wed|id|ll|ill|really|also|just|look|looks)$/

interface Span {
  from: number
  to: number
}

/**
 * The words that ask for something like a name: "something like a", "alternatives". Other words may stand between, which
 * say more of it: "something like a used Qashqai".
 *
 * @param other Where the make or model before the name ends, and where the one after it begins.
 */
export function findComparison(
  tokens: readonly Token[],
  name: Span,
  other: { before: number; after: number },
): Span | null {
  return wordsAfter(tokens, name.to, other.after) ?? wordsBefore(tokens, name.from, other.before)
}

function wordsAfter(tokens: readonly Token[], start: number, end: number): Span | null {
  for (let at = start; at < Math.min(end, start + mostBetween); at++) {
    const text = tokens[at]?.text ?? ''
    // "A Golf or alternatives" may be a Golf.
    if (tokens[at]?.startsClause || ends.test(text) || /^(or|and)$/.test(text)) return null
    const found = after.match(tokens, at)
    if (found) return { from: at, to: found.to }
  }
  return null
}

function wordsBefore(tokens: readonly Token[], end: number, start: number): Span | null {
  for (let at = end; at > Math.max(start, end - mostBetween); at--) {
    if (tokens[at]?.startsClause) return null
    for (let from = Math.max(start, at - mostWords); from < at; from++) {
      if (before.match(tokens, from)?.to !== at) continue
      const isWish =
        tokens[from]?.text === 'like' &&
        (tokens[from]?.corrected !== 0 || wishes.test(tokens[from - 1]?.text ?? ''))
      return isWish ? null : { from, to: afterArticles(tokens, at, end) }
    }
    if (ends.test(tokens[at - 1]?.text ?? '')) return null
  }
  return null
}

function afterArticles(tokens: readonly Token[], start: number, end: number): number {
  let at = start
  while (at < end && articles.test(tokens[at]?.text ?? '')) at += 1
  return at
}

/**
 * Where "taller than a", "cheaper to run than my", "same size as a" before a name begins: a search cannot compare what it
 * measures.
 */
export function findComparative(tokens: readonly Token[], name: number): number | null {
  let than = name - 1
  while (articles.test(tokens[than]?.text ?? '') && !tokens[than + 1]?.startsClause) than -= 1
  const { text: link = '' } = tokens[than] ?? {}
  if (!/^(than|as)$/.test(link) || tokens[name]?.startsClause) return null
  // The "power" of "more power than" ends like "taller", so the words that compare come first.
  let beside: number | null = null
  for (let at = than - 1; at >= Math.max(0, than - mostCompared); at--) {
    const { text, state, startsClause } = tokens[at] as Token
    if (state !== 'open' || tokens[at + 1]?.startsClause) break
    if (link === 'as' ? /^(as|same)$/.test(text) : isComparative(text, false)) return at
    if (link !== 'as' && isComparative(text, at === than - 1)) beside = at
    if (startsClause) break
  }
  return beside
}

/** Words of a comparison before its "than": "cheaper to run than". */
const mostCompared = 4

/** Farther from the "than", a word such as "tipper" is no comparative. */
function isComparative(text: string, isBeside: boolean): boolean {
  if (/^(other|rather|under|over)$/.test(text)) return false
  return (
    /^(more|less|better|bigger|larger|smaller|cheaper|dearer|faster|quicker|higher|lower|newer|roomier)$/.test(
      text,
    ) ||
    (isBeside && text.endsWith('er'))
  )
}

/** "Bigger boot than a Golf", "cheaper to run than my Polo": its words are no phrase of their own. */
export function isCompared(tokens: readonly Token[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ text }) => isComparative(text, false))) return false
  for (let at = to; at < Math.min(tokens.length, from + mostCompared + 1); at++) {
    if (tokens[at]?.startsClause) return false
    if (tokens[at]?.text === 'than') return tokens[at + 1]?.kind === 'letters'
  }
  return false
}

/** The "to" of "similar to a 2019 Golf" is no limit. */
export function isOfComparison(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'to' &&
    /^(similar|comparable|alternatives?|rivals?)$/.test(tokens[at - 1]?.text ?? '')
  )
}
