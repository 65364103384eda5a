import { plainWord } from 'facet-index'
import type { Entry } from '../lexicon/lexicon.ts'
import { ignoredWords } from '../lexicon/plain-words.data.ts'
import type { Reading } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'

/** Some tokens that together are a name of the lexicon. */
export interface Name {
  from: number
  to: number
  key: string
  entries: readonly Entry[]
}

/** The most tokens of one name: "Mercedes-Benz C-Class Estate" has five without its hyphens. */
const mostTokens = 8

/** The names of the phrase in the order in which they were typed. Of those that overlap, the longest is chosen. */
export function chooseNames(reading: Reading): Name[] {
  const found = reading.tokens.flatMap((_, from) => namesFrom(reading, from))
  found.sort((a, b) => b.key.length - a.key.length || a.from - b.from)
  const taken = new Set<number>()
  const chosen = found.filter(({ from, to }) => {
    for (let at = from; at < to; at++) if (taken.has(at)) return false
    for (let at = from; at < to; at++) taken.add(at)
    return true
  })
  return chosen.sort((a, b) => a.from - b.from)
}

function namesFrom(reading: Reading, from: number): Name[] {
  const { tokens, lexicon } = reading
  const names: Name[] = []
  let key = ''
  for (let to = from; to < Math.min(tokens.length, from + mostTokens); to++) {
    const token = tokens[to]
    if (token?.state !== 'open' || (to > from && token.startsClause)) break
    if (token.kind === 'sign') {
      if (to === from) break
      if (/^[-+/&]$/.test(token.text)) continue
      break
    }
    // "N°4" has a sign in it, and "🚗 fiesta" none.
    const own = keyOf(token.text)
    if (own === '') {
      if (to === from) break
      continue
    }
    key += own
    if (key.length > lexicon.longestKey) break
    const entries = lexicon.entries.get(key)
    const isPlural = token.text === 's' && !token.joined && lexicon.entries.get(key.slice(0, -1)) === entries
    if (
      entries &&
      !isPlural &&
      !isCut(tokens, to, key, entries) &&
      !isWithinDerivativeWord(reading, from, to) &&
      !(to === from && isJoinedTrim(reading, key, entries)) &&
      !hasOtherDecimal(tokens.slice(from, to + 1), entries) &&
      !isChance(tokens, from, to, entries, lexicon.entries)
    )
      names.push({ from, to: to + 1, key, entries })
  }
  return names
}

/** "c220" is one word, so its "c" is no name. */
function isCut(tokens: readonly Token[], to: number, key: string, entries: readonly Entry[]): boolean {
  const next = tokens[to + 1]
  if (entries.some(({ kind }) => kind === 'make')) return false
  return key.length <= 2 && next?.kind === 'number' && next.joined && tokens[to]?.kind === 'letters'
}

/** The "xe" of "4xe", the "GLA" of "GLA200": where derivatives have the whole word, it is that one. */
function isWithinDerivativeWord({ phrase, tokens, lexicon }: Reading, from: number, to: number): boolean {
  const known = lexicon.vocabulary.derivativeWords
  const [start, end] = [tokens[from]?.from ?? 0, tokens[to]?.to ?? 0]
  const [first, last] = [wordAround(phrase, start), wordAround(phrase, end - 1)]
  const cut = [
    ...(plainWord(phrase.slice(first.from, start)) === '' ? [] : [first]),
    ...(plainWord(phrase.slice(end, last.to)) === '' ? [] : [last]),
  ]
  return known !== undefined && cut.some((word) => known.has(plainWord(phrase.slice(word.from, word.to))))
}

/** Where the word with this character of a phrase begins and ends: between spaces and commas. */
function wordAround(phrase: string, at: number): { from: number; to: number } {
  const isEnd = (character = ' ') => /[\s,;]/.test(character)
  let [from, to] = [at, at]
  while (!isEnd(phrase[from - 1])) from -= 1
  while (!isEnd(phrase[to])) to += 1
  return { from, to }
}

/** A "GTS" is no GT S, where derivatives have the word. */
function isJoinedTrim({ lexicon }: Reading, key: string, entries: readonly Entry[]): boolean {
  return (
    lexicon.vocabulary.derivativeWords?.has(key) === true &&
    entries.every(
      ({ kind, ...entry }) =>
        kind === 'trim' &&
        'values' in entry &&
        entry.values.every((value) => keyOf(value.split(' ')[0] ?? '') !== key),
    )
  )
}

/** "12.4" is no 124 Spider. */
function hasOtherDecimal(tokens: readonly Token[], entries: readonly Entry[]): boolean {
  const decimals = tokens.flatMap(({ text }) => (/^\d+\.\d/.test(text) ? [text] : []))
  return decimals.some(
    (text) =>
      !entries.some((entry) => entry.kind === 'model' && entry.models.some((model) => model.includes(text))),
  )
}

/** "a 3 door" is no Audi A3, "models" no Model S, and "i 10" and "for two" are models only after the make. */
function isChance(
  tokens: readonly Token[],
  from: number,
  to: number,
  entries: readonly Entry[],
  all: ReadonlyMap<string, readonly Entry[]>,
): boolean {
  const [first, next] = [tokens[from], tokens[from + 1]]
  if (to === from && first && ignoredWords.has(first.text))
    return entries.every((entry) => entry.kind === 'model' && !entry.needsMake)
  if (to === from || !first || !next || next.joined) return false
  const isLetter = first.text.length === 1 && next.kind === 'number'
  const isSplit = ignoredWords.has(first.text) && entries.every(isOneWord)
  if (!(isLetter && entries.some((entry) => entry.kind === 'model')) && !isSplit) return false
  const previous = all.get(tokens[from - 1]?.text ?? '')
  return previous?.some((entry) => entry.kind === 'make') !== true
}

function isOneWord(entry: Entry): boolean {
  return entry.kind === 'model' && entry.models.every((model) => /^\p{L}+$/u.test(model))
}
