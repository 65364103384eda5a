import { correctTown, type TownName, towns } from '../lexicon/towns.ts'
import type { Token } from '../split/tokens.ts'

/** Towns of this many words: "Ashby de la Zouch". A hyphen is a word of its own. */
const mostTokens = 8

/** A town that starts at a token. */
export interface FoundTown {
  /** A postcode area or district; null where the county beside the town has no town of this name. */
  place: string | null
  /** With that of its county. */
  key: string
  words: number
  isLarge: boolean
  to: number
}

/**
 * The longest name of a town that starts at a token, with the county after it: "Newport", "Newport Pagnell", "Newport,
 * Shropshire". Without a county, of towns of one name the best known is meant.
 */
export function matchTown(tokens: readonly Token[], at: number): FoundTown | null {
  const found = longest(tokens, at, (key) => towns.byKey.get(key) ?? corrected(key, tokens[at]))
  if (!found) return null
  const { key, words, meaning, to } = found
  const county = tokens[to] && longest(tokens, to, (name) => towns.counties.get(name))
  const [best] = meaning.places
  if (!county) return { place: best?.code ?? null, key, words, isLarge: meaning.isLarge, to }
  const own = meaning.places.find(({ counties }) => counties.has(county.meaning))
  // A county, and a town: "near Leeds, York".
  if (!own && towns.byKey.has(county.key))
    return { place: best?.code ?? null, key, words, isLarge: meaning.isLarge, to }
  return { place: own?.code ?? null, key: key + county.key, words, isLarge: true, to: county.to }
}

/** Where a county that starts at a token ends; the token itself if none does. */
export function longestCounty(tokens: readonly Token[], at: number): number {
  return (tokens[at] && longest(tokens, at, (name) => towns.counties.get(name)))?.to ?? at
}

function corrected(key: string, first: Token | undefined): TownName | undefined {
  if (first?.text !== key) return undefined
  const town = correctTown(key)
  return town === null ? undefined : towns.byKey.get(town)
}

/** No town begins with one of these as a word of its own: "and over 50 mpg" is not in Andover. */
const joining = /^(and|an|at|by|for|in|no|not|on|or|over|to|under|up|with)$/

/** The longest run of words from a token that a table has. */
function longest<Meaning>(
  tokens: readonly Token[],
  from: number,
  lookUp: (key: string) => Meaning | undefined,
): { key: string; words: number; meaning: Meaning; to: number } | null {
  let key = ''
  let words = 0
  let found: { key: string; words: number; meaning: Meaning; to: number } | null = null
  for (let to = from; to < Math.min(tokens.length, from + mostTokens); to++) {
    const token = tokens[to]
    if (token?.state !== 'open' || (to > from && token.startsClause)) break
    if (to > from && (token.text === '-' || token.text === '&')) continue
    if (token.kind !== 'letters' || (to > from && joining.test(tokens[from]?.text ?? ''))) break
    key += token.text
    words += 1
    if (key.length > towns.longestKey) break
    const meaning = key.length > 2 ? lookUp(key) : undefined
    if (meaning !== undefined) found = { key, words, meaning, to: to + 1 }
  }
  return found
}
