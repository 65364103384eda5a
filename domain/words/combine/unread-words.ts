import { ignoredWords } from '../lexicon/plain-words.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'

/** Without the words that say nothing; "i" is such a word, but not in "118i". */
export function unreadTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    if (token.kind === 'sign' || token.state === 'read') return false
    if (token.state === 'unknown' || token.kind === 'number') return true
    if (token.text === 'one' && !isCount(tokens, at) && !isMiniOne(tokens, at)) return false
    // "Wnat" is surely "want", with two letters exchanged. A larger correction may be wrong: "speed" is not "spend".
    if (token.corrected > 1 || !ignoredWords.has(token.text)) return true
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    return (
      (token.joined && before?.kind === 'number' && before.state !== 'read') ||
      (after?.joined === true && after.kind === 'number' && after.state !== 'read')
    )
  })
}

/** A MINI One is a version of it. */
function isMiniOne(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === 'mini' && tokens[at]?.startsClause === false
}

/** "One owner" counts, and "a red one" does not. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next?.state === 'open' && !next.startsClause && !ignoredWords.has(next.text)
}

/** Words that say nothing alone, but belong to a word before them that was not read: "heated seats", "side door". */
const parts = /^(seats?|doors?|wheels?|roof|engine|gearbox|price|miles|body|cab|style|years?|months?)$/

/** Each run of unread letters and digits within a word, as it was typed. */
export function unreadWords({ phrase, tokens }: Reading): string[] {
  const words: { from: number; to: number }[] = []
  const unread = new Set(unreadTokens(tokens))
  const reported = tokens.filter((token, at) => {
    const before = tokens[at - 1]
    const isPart =
      token.state === 'open' && parts.test(token.text) && before?.kind === 'letters' && unread.has(before)
    return isPart || unread.has(token)
  })
  for (const token of reported) {
    const last = words.at(-1)
    const isSameWord =
      last !== undefined &&
      !/\s/.test(phrase.slice(last.to, token.from)) &&
      isRun(tokens, last.to, token.from)
    if (isSameWord) last.to = token.to
    else words.push({ from: token.from, to: token.to })
  }
  return words.map(({ from, to }) => phrase.slice(from, to))
}

/** Whether no word between them was read. */
function isRun(tokens: readonly Token[], from: number, to: number): boolean {
  return !tokens.some((token) => token.from >= from && token.to <= to && token.kind !== 'sign')
}
