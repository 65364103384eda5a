import { createPhraseTable, listOf } from '../lexicon/phrase-table.ts'
import type { Token } from '../split/tokens.ts'

const before = createPhraseTable<true>(
  listOf(`
    something like, anything like, like, similar to, similar cars to, something similar to, comparable to, alternative to,
    alternatives to, alternative for, alternatives for, rival to, rivals to, rivals of, along the lines of,
    in the style of`).map((phrase) => [phrase, true]),
)
const after = createPhraseTable<true>(
  listOf('alternative, alternatives, rivals, competitors, equivalent, equivalents').map((phrase) => [
    phrase,
    true,
  ]),
)
const mostWords = 4
const articles = /^(a|an|the|my|our)$/
/** "I would like a Golf", "looks like a Golf", "my wife likes a Golf": no comparison. */
const wishes = /^(i|we|you|he|she|they|would|d|id|wed|id|ll|ill|really|also|just|look|looks)$/

/** Where the words around a name begin and end that ask for something like it: "something like a", "alternatives". */
export function findComparison(
  tokens: readonly Token[],
  name: { from: number; to: number },
): { from: number; to: number } | null {
  const later = tokens[name.to]?.startsClause ? null : after.match(tokens, name.to)
  if (later) return { from: name.from, to: later.to }
  let at = name.from
  while (articles.test(tokens[at - 1]?.text ?? '') && !tokens[at]?.startsClause) at -= 1
  if (tokens[at]?.startsClause) return null
  for (let from = Math.max(0, at - mostWords); from < at; from++) {
    if (before.match(tokens, from)?.to !== at) continue
    const isWish =
      tokens[from]?.text === 'like' &&
      (tokens[from]?.corrected !== 0 || wishes.test(tokens[from - 1]?.text ?? ''))
    return isWish ? null : { from, to: name.to }
  }
  return null
}
