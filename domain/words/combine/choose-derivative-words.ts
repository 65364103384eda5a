import { plainWord } from 'facet-index'
import { distinctTrims, ignoredWords, isOrdinaryWord, typeWords } from '../lexicon/plain-words.data.ts'
import { ruleWords } from '../lexicon/rule-words.ts'
import { towns } from '../lexicon/towns.ts'
import { modelNamesOf, type Reading } from '../reading.ts'
import { findComparative, findComparison } from '../recognise/comparisons.ts'
import { findNegator } from '../recognise/negators.ts'
import type { Token } from '../split/tokens.ts'
import { addWords } from './add-filters.ts'
import { unreadTokens } from './unread-words.ts'

/** A word as it was typed, between spaces, that derivatives of the stock have and no rule has read. */
interface DerivativeWord {
  /** In the stock's spelling. */
  word: string
  tokens: readonly Token[]
  /** It says nothing of a vehicle in most phrases: "e", "one". */
  isIgnored: boolean
  /** It has no other meaning, or stands in quotes, so it is found beside anything: "Zetec", "xDrive20d". */
  isDistinct: boolean
}

/**
 * Words of derivatives: "zetec under 5k", "Transit 350". A word with no other meaning is read in any phrase. An ordinary
 * word ("Match", "Pure"), a figure or a letter is read only where nothing else is left unread, beside the name of a make or
 * as the whole phrase: "pure bliss" stays unread. Together they must be in one derivative of the stock.
 */
export function chooseDerivativeWords(reading: Reading): void {
  const candidates = candidatesOf(reading)
  if (candidates.length === 0) return
  for (const words of [meantIn(reading, candidates), candidates.filter(({ isDistinct }) => isDistinct)]) {
    if (words.length === 0 || !isInStock(reading, words)) continue
    addWords(
      reading,
      'derivativeWord',
      words.map(({ word }) => word),
    )
    for (const { tokens } of words) for (const token of tokens) token.state = 'read'
    // A type whose filters have the word is likelier: "Wildtrak" is a trim of vans.
    reading.doubts += words.filter(({ isIgnored }) => !isIgnored).length
    return
  }
}

/** All candidates that may be read, ordinary ones among them. */
function meantIn(reading: Reading, candidates: readonly DerivativeWord[]): readonly DerivativeWord[] {
  const { tokens } = reading
  const others = candidates.filter(({ isIgnored }) => !isIgnored)
  const isNamed = modelNamesOf(reading).makes.length > 0
  for (const words of [candidates, others]) {
    const own = new Set(words.flatMap(({ tokens }) => tokens))
    const rest = tokens.filter((token) => !own.has(token) && token.kind !== 'sign')
    if (words.some(({ isIgnored }) => isIgnored)) {
      // "Zoe i", but not "Zoe i want"; "Family", but not "family car".
      if (rest.length === 0 || (isModelAlone(reading) && rest.every(({ state }) => state === 'read')))
        return words
      continue
    }
    const isAllRead = unreadTokens(tokens).every((token) => own.has(token))
    // "350 vans" and "a Match"; but not "pure car".
    const isPlain = words.every((word) => !word.isDistinct && !isFigure(word))
    const isWhole = rest.every(({ text }) => ignoredWords.has(text) || (!isPlain && wordsOfTypes.has(text)))
    const isMeant =
      isWhole ||
      (isNamed && words.every((word) => word.isDistinct || isFigure(word) || isOfName(tokens, word, own)))
    if (isAllRead && isMeant) return words
  }
  return []
}

/** The search asks for one model, and for nothing else. */
function isModelAlone({ words, ranges, texts, sort }: Reading): boolean {
  const others = [...words.keys()].filter((field) => field !== 'make' && field !== 'model')
  return words.get('model')?.size === 1 && others.length + ranges.size + texts.size === 0 && sort === null
}

function isFigure({ word }: DerivativeWord): boolean {
  return /^\d+$/.test(word)
}

/** "Golf 2.0 TDI Match": only what was read stands between the word and a name, and no comma. */
function isOfName(
  tokens: readonly Token[],
  { tokens: of }: DerivativeWord,
  own: ReadonlySet<Token>,
): boolean {
  const reaches = (from: number, step: 1 | -1) => {
    for (let at = from + step; ; at += step) {
      const token = tokens[at]
      if (token === undefined || tokens[step === 1 ? at : at + 1]?.startsClause) return false
      if (token.role === 'name') return true
      if (token.kind !== 'sign' && token.state !== 'read' && !own.has(token)) return false
    }
  }
  return reaches(tokens.indexOf(of[0] as Token), -1) || reaches(tokens.indexOf(of.at(-1) as Token), 1)
}

const wordsOfTypes = new Set(Object.values(typeWords).flat())

function candidatesOf(reading: Reading): DerivativeWord[] {
  const { phrase, tokens, lexicon } = reading
  const known = lexicon.vocabulary.derivativeWords
  if (known === undefined) return []
  const unread = new Set(unreadTokens(tokens))
  return Array.from(phrase.matchAll(/[^\s,;]+/g), ({ 0: typed, index }) => ({
    typed,
    own: tokens.filter(({ from, to }) => from >= index && to <= index + typed.length),
  })).flatMap(({ typed, own }) => {
    const key = plainWord(typed)
    const word = known.get(key)
    const isUnread = own.some(({ state, kind }) => state !== 'read' && kind !== 'sign')
    if (word === undefined || !isUnread || own.some(({ role }) => role === 'kind')) return []
    const from = tokens.indexOf(own[0] as Token)
    const to = from + own.length
    const isQuoted = own.some((token) => token.isQuoted)
    if (isOfOtherSense(tokens, from, to) || (!isQuoted && isOfUnknown(tokens, from, to))) return []
    const isIgnored = !own.some((token) => unread.has(token))
    const isDistinct = isQuoted || (!isIgnored && (distinctTrims.has(key) || isDistinctWord(reading, key)))
    return [{ word, tokens: own, isIgnored, isDistinct }]
  })
}

const rules = ruleWords()

function isDistinctWord({ lexicon }: Reading, key: string): boolean {
  if (/^v\d{1,2}$/.test(key)) return true
  if (key.length < 3 || !/\p{L}/u.test(key)) return false
  if (/\d/.test(key)) return true
  return !isOrdinaryWord(key) && !rules.has(key) && !lexicon.entries.has(key) && !towns.byKey.has(key)
}

/** "Not Zetec", "anything like a Zetec", "Zetec or Ghia": a search asks for all words, and leaves none out. */
function isOfOtherSense(tokens: readonly Token[], from: number, to: number): boolean {
  const isEither = [tokens[from - 1], tokens[to]].some((token) => token?.text === 'or')
  return (
    isEither ||
    isDenied(tokens, from) ||
    findComparative(tokens, from) !== null ||
    findComparison(tokens, { from, to }, { before: 0, after: tokens.length }) !== null
  )
}

/** "Not Zetec", "not the Gran Turismo": also where words that no rule has read stand between. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at > Math.max(0, from - longestName); at--) {
    if (findNegator(tokens, at) !== null) return true
    const before = tokens[at - 1]
    if (tokens[at]?.startsClause || before?.state !== 'open' || before.kind === 'sign') return false
  }
  return false
}

/** Words. */
const longestName = 4

/** The word goes with others that a rule has read as something that cannot be searched for: "sort by Zetec". */
function isOfUnknown(tokens: readonly Token[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ state }) => state === 'unknown')) return false
  return [tokens[from - 1], tokens[to]].some((token) => token?.state === 'unknown')
}

function isInStock(reading: Reading, words: readonly DerivativeWord[]): boolean {
  const { makes, models } = modelNamesOf(reading)
  const params = new URLSearchParams([
    ...makes.map((make) => ['make', make]),
    ...models.map((model) => ['model', model]),
    ...words.map(({ word }) => ['derivativeWord', word]),
  ])
  return reading.vocabulary.countFound(reading.type, params) > 0
}
