import { ignoredWords } from '../lexicon/plain-words.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import type { Name } from './choose-names.ts'
import type { Negator } from './negators.ts'

/** "No wheezy diesels", "no white diesels": which of them are meant is left open, so none of these words is read. */
export function doubtfulDenial(
  { tokens, lexicon }: Reading,
  name: Name,
  next: Name | undefined,
  negator: Negator | null,
): { from: number; to: number } | null {
  const isKnown = (word: string) => lexicon.entries.has(word)
  const isSeveral = ({ to }: Name) => {
    const last = tokens[to - 1]?.text ?? ''
    return last.endsWith('s') && isKnown(last.slice(0, -1))
  }
  if (!negator) {
    const from = isSeveral(name) ? findDoubtfulDenial(tokens, name.from, isKnown) : null
    return from === null ? null : { from, to: name.to }
  }
  const isNext = next !== undefined && next.from === name.to && !tokens[next.from]?.startsClause
  if (!isNext || isSeveral(name) || !isSeveral(next) || next.entries.some(({ kind }) => kind === 'type'))
    return null
  return { from: negator.from, to: next.to }
}

/**
 * Where "no wheezy diesels" begins, the denial of a name of several with one word between that no rule knows: it may be all
 * diesels or some, so nothing of it is read. "No nonsense diesel" is a diesel.
 */
function findDoubtfulDenial(
  tokens: readonly Token[],
  from: number,
  isKnown: (word: string) => boolean,
): number | null {
  const [negator, word] = tokens.slice(Math.max(0, from - 2), from)
  if (word?.state !== 'open' || word.kind !== 'letters' || word.startsClause || tokens[from]?.startsClause)
    return null
  if (isKnown(word.text) || ignoredWords.has(word.text)) return null
  return negator?.state === 'open' && /^(no|not|without)$/.test(negator.text) ? from - 2 : null
}
