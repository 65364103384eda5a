import { plainWord } from 'facet-index'
import type { Reading } from '../reading.ts'
import { findNegator } from './negators.ts'

/** Between two double quotes, straight or curly, that stand at the ends of words: `18" alloys` has none. */
const quoted = /(?<=^|[\s,;])["“”„«]([^"“”„«»]+)["“”»](?=$|[\s,;.!?])/gu

/**
 * Words in quotes are meant as derivatives have them: in `audi "black"` the colour is not asked for. Where a derivative of the
 * stock has each of them, no other rule reads them; else the quotes say nothing.
 */
export function markQuotedWords({ phrase, tokens, lexicon }: Reading): void {
  const known = lexicon.vocabulary.derivativeWords
  for (const { 1: inner = '', index, 0: whole } of phrase.matchAll(quoted)) {
    const text = inner.trim()
    if (!text.split(/\s+/).every((word) => known?.has(plainWord(word)))) continue
    const from = index + whole.indexOf(text)
    const own = tokens.filter((token) => token.from >= from && token.to <= from + text.length)
    if (own[0] === undefined || findNegator(tokens, tokens.indexOf(own[0])) !== null) continue
    for (const token of own) {
      token.state = 'unknown'
      token.isQuoted = true
    }
  }
}
