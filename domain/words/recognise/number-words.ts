import { numberWords, thousands } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { measureAfter } from './quantity-words.ts'
import { readSpokenNumber, type SpokenNumber, spokenZeros } from './spoken-number.ts'

/**
 * Writes every number of several words in figures: "two hundred and fifty", "sixty eight", "one point two", "two oh
 * eight". One word alone becomes a figure only where a name has it: "model three". A number that is vague or that goes on
 * with another one ("a few hundred", "ten twelve grand") becomes unknown as a whole, never a part of it.
 */
export function readNumberWords(reading: Reading): void {
  const { tokens } = reading
  for (const [at, token] of tokens.entries()) {
    // "Tow hundred" is no towing.
    if (token.text === 'tow' && isScale(tokens[at + 1])) token.text = 'two'
    if (/^hunn?(?:er|erd|ert|ner|rid)$/.test(token.text)) token.text = 'hundred'
  }
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    if (startsUnread(reading, at)) {
      const end = readSpokenNumber(tokens, at)?.to ?? at + 1
      markUnknown(tokens, at - 1, end)
      at = end - 1
      continue
    }
    const vague = vagueEnd(tokens, at)
    if (vague !== null) {
      markUnknown(tokens, at, vague)
      at = vague - 1
      continue
    }
    const number = readSpokenNumber(tokens, at) ?? noughtToSixty(tokens, at)
    if (!number) continue
    const next = readSpokenNumber(tokens, number.to)
    if (next && goesOn(tokens, number, next)) {
      markUnknown(tokens, at, thousands.has(tokens[next.to]?.text ?? '') ? next.to + 1 : next.to)
      at = next.to - 1
    } else if (number.to - at > 1 || isScale(tokens[at]) || isPartOfName(reading, at, number)) {
      const from = isArticle(tokens, at) ? at - 1 : at
      tokens.splice(from, number.to - from, figureOf(tokens, from, number))
      at = from
    }
  }
  shareHundreds(tokens)
}

/** "Nought to sixty in eight seconds". */
function noughtToSixty(tokens: readonly Token[], at: number): SpokenNumber | null {
  const isNought = spokenZeros.has(tokens[at]?.text ?? '') && tokens[at]?.kind === 'letters'
  const isSprint =
    isNought && tokens[at + 1]?.text === 'to' && /^(60|sixty)$/.test(tokens[at + 2]?.text ?? '')
  return isSprint ? { value: 0, text: '0', to: at + 1 } : null
}

function figureOf(tokens: readonly Token[], at: number, { value, text, to }: SpokenNumber): Token {
  const [first, last] = [tokens[at] as Token, tokens[to - 1] as Token]
  return { ...first, kind: 'number', value, text, to: last.to, corrected: 0 }
}

function markUnknown(tokens: readonly Token[], from: number, to: number): void {
  for (const token of tokens.slice(from, to)) token.state = 'unknown'
}

/** The "a" of "a hundred", which would stand between "between ninety and" and its number. */
function isArticle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isOne = /^(hundred|thousand|grand|couple)$/.test(tokens[at]?.text ?? '')
  return isOne && before?.text === 'a' && before.state === 'open' && tokens[at]?.startsClause === false
}

function isScale(token: Token | undefined): boolean {
  return token?.text === 'hundred' || token?.text === 'thousand'
}

/** "A few hundred", "several grand": how many is left open. */
function vagueEnd(tokens: readonly Token[], at: number): number | null {
  if (!/^(few|several|some|many)$/.test(tokens[at]?.text ?? '')) return null
  let to = at + 1
  while (isScale(tokens[to]) || thousands.has(tokens[to]?.text ?? '')) to += 1
  return to > at + 1 ? to : null
}

/** "Ten twelve grand": two numbers without a word between them. A figure below ten may count doors: "68 five door". */
function goesOn(tokens: readonly Token[], first: SpokenNumber, next: SpokenNumber): boolean {
  const isClose = tokens[first.to]?.startsClause === false && tokens[first.to]?.kind === 'letters'
  if (!isClose || first.value < 10 || measureAfter.match(tokens, first.to) !== null) return false
  // "Under twelve five" may be £12,500 or nothing.
  const isEnd = tokens[next.to] === undefined || tokens[next.to]?.startsClause === true
  return next.value >= 10 || (isEnd && first.value < 100)
}

/** "Twa hundred": what stands before it is some number, which nobody knows. */
function startsUnread({ tokens, lexicon }: Reading, at: number): boolean {
  const before = tokens[at - 1]
  return (
    isScale(tokens[at]) &&
    tokens[at]?.startsClause === false &&
    before?.kind === 'letters' &&
    before.state === 'open' &&
    !/^(half|couple|quarter|odd)$/.test(before.text) &&
    !lexicon.isKnown(before.text)
  )
}

/** "Model three", "mazda three", "three series", "nought to sixty"; but not "a three door". */
function isPartOfName({ tokens, lexicon }: Reading, at: number, { text, to, value }: SpokenNumber): boolean {
  if (tokens[at]?.kind !== 'letters' || value === 1) return false
  const [before, after] = [tokens[at - 1], tokens[to]]
  const isOfSprint = value === 60 && before?.text === 'to' && tokens[at - 2]?.text === '0'
  if (value === 0 || isOfSprint) return true
  const isName = (key: string) => lexicon.entries.get(key)?.some(({ kind }) => kind === 'model') === true
  if (after && !after.startsClause && isName(text + after.text)) return true
  if (!before || tokens[at]?.startsClause || before.kind !== 'letters') return false
  const make = before.text === 'a' ? lexicon.entries.get(tokens[at - 2]?.text ?? '') : []
  const isArticle = before.text === 'a' && !make?.some(({ kind }) => kind === 'make')
  return !isArticle && measureAfter.match(tokens, to)?.meaning !== 'doors' && isName(before.text + text)
}

/** "Three to four hundred": the hundred holds for both. */
function shareHundreds(tokens: Token[]): void {
  for (let at = 0; at < tokens.length - 2; at++) {
    const [first, link, second] = tokens.slice(at, at + 3) as [Token, Token, Token]
    const links = tokens[at - 1]?.text === 'between' ? /^(and|to)$/ : /^(to|or|-)$/
    const value = numberWords.get(first.text) ?? first.value
    if (second.kind !== 'number' || !links.test(link.text) || !isOfHundreds(second) || first.state !== 'open')
      continue
    if (value >= 1 && value < second.value / 100 && value < 10)
      tokens[at] = { ...first, kind: 'number', value: 100 * value, text: String(100 * value) }
  }
}

/** Whether the number was said, as its length tells: "four hundred" and not "400". */
function isOfHundreds({ value, from, to, text }: Token): boolean {
  return value % 100 === 0 && value < 1_000 && to - from > text.length
}
