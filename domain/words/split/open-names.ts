import { isTownKey } from '../lexicon/towns.ts'
import type { Token } from './tokens.ts'

/** Words on either side of an apostrophe in a name: "Bishop's Stortford", "St Mary's Bay". */
const mostAfter = 2

/**
 * The "d" of "I'd" and the "s" of "BMW's" are read when the phrase is split. Those of names are not: the "d" of "Cee'd", the "s" of
 * "King's Lynn".
 */
export function openNames(tokens: readonly Token[], isName: (key: string) => boolean): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    // "I'd" is no ID.3.
    if (token.state !== 'read' || before?.kind !== 'letters' || before.text.length < 3) return token
    const own = before.text + token.text
    const first = tokens[at - 2]?.text ?? ''
    const after = tokens.slice(at + 1, at + 1 + mostAfter).map(({ text }) => text)
    const names = [own, first + own].flatMap((start) => [
      start,
      ...after.map((_, to) => start + after.slice(0, to + 1).join('')),
    ])
    // "BMW's" is a BMW.
    const isOwner = isName(before.text)
    const isPart = names.some((name) => isTownKey(name) || (isName(name) && !(isOwner && name === own)))
    return isPart ? { ...token, state: 'open' } : token
  })
}
