import type { Lexicon } from '../lexicon/lexicon.ts'
import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import { isStartOfOther } from '../lexicon/towns.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { longestCounty, matchTown } from './match-town.ts'

/** Words after which nothing but a place is said. */
const near = createPhraseSet(
  listOf('near, near to, nearest to, closest to, close to, local to, next to, based in, located in, nr'),
)
/** Of a name: "Little Snoring", "Ashby de la Zouch". */
const mostTokens = 4

/** "Near Little Snoring": a place that no table has, from its preposition to the last word that nothing else explains. */
export function findUnknownPlace(
  { tokens, lexicon }: Pick<Reading, 'tokens' | 'lexicon'>,
  at: number,
): { place: null; to: number } | null {
  const start = near.match(tokens, at)?.to
  if (start === undefined) return null
  const end = endOfUnknown(tokens, start, lexicon)
  return end === null ? null : { place: null, to: end }
}

/** Of a town: "near Leeds city centre". */
const parts = /^(city|town|centre|center|airport|station|train|area|docks|nec)$/

/** Where a town goes on with a word that nothing explains: "Newport Foo" may be far from Newport. */
export function endOfUnknown(
  tokens: readonly Token[],
  start: number,
  lexicon: Pick<Lexicon, 'entries' | 'isKnown'>,
): number | null {
  if (isNameAsPlace(tokens, start, lexicon)) return longestCounty(tokens, start + 1)
  let end: number | null = null
  for (let to = start; to < Math.min(tokens.length, start + mostTokens); to++) {
    const token = tokens[to]
    if (token?.state !== 'open' || (to > start && token.startsClause)) break
    if (token.text === '-' && to > start) continue
    if (token.kind !== 'letters' || lexicon.entries.has(token.text) || parts.test(token.text)) break
    if (!lexicon.isKnown(token.text)) end = to + 1
  }
  return end
}

/** "Near Ford", "near Ford, West Sussex": nothing but a place is near, though a make has its name. */
function isNameAsPlace(tokens: readonly Token[], at: number, { entries }: Pick<Lexicon, 'entries'>): boolean {
  const isName = entries.get(tokens[at]?.text ?? '')?.some(({ kind }) => kind === 'make' || kind === 'model')
  const next = tokens[at + 1]
  const isEnd = next === undefined || next.startsClause || longestCounty(tokens, at + 1) > at + 1
  return tokens[at]?.state === 'open' && isName === true && isEnd
}

/** The words after "near" that are left as typed, because a place that no table has is not corrected to another word. */
export function placesOfPhrase(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<Token> {
  const places = new Set<Token>()
  for (const [at] of tokens.entries()) {
    const start = near.match(tokens, at)?.to
    const [first, second] = start === undefined ? [] : [tokens[start], tokens[start + 1]]
    if (start === undefined || first?.kind !== 'letters') continue
    const town = matchTown(tokens, start)
    const next = town && tokens[town.to]
    const isOther =
      next?.kind === 'letters' && !next.startsClause && isStartOfOther(town?.key ?? '', next.text)
    const end = town ? town.to + (isOther ? 1 : 0) : start + 1
    for (const token of tokens.slice(start, end)) places.add(token)
    if (!town && second && !second.startsClause && lexicon.isKnown(first.text)) places.add(second)
  }
  return places
}
