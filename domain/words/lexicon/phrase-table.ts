import { splitTokens, type Token } from '../split/tokens.ts'

/** Looks up the longest of its phrases that starts at a token. */
export interface PhraseTable<Meaning> {
  match(tokens: readonly Token[], from: number): { meaning: Meaning; to: number } | null
}

/** Of a phrase that is listed twice, the later meaning counts. */
export function createPhraseTable<Meaning>(
  rows: Iterable<readonly [phrases: readonly string[], meaning: Meaning]>,
): PhraseTable<Meaning> {
  const meanings = new Map<string, Meaning>()
  const starts = new Set<string>()
  let longest = 1
  for (const [phrases, meaning] of rows) {
    for (const phrase of phrases) {
      const tokens = splitTokens(phrase)
      starts.add(tokens[0]?.text ?? '')
      meanings.set(tokens.map(({ text }) => text).join(' '), meaning)
      longest = Math.max(longest, tokens.length)
    }
  }
  return {
    match(tokens, from) {
      if (!starts.has(tokens[from]?.text ?? '')) return null
      let text = ''
      let found: { meaning: Meaning; to: number } | null = null
      for (let to = from; to < Math.min(tokens.length, from + longest); to++) {
        const token = tokens[to]
        if (token?.state !== 'open' || (to > from && token.startsClause)) break
        text += to === from ? token.text : ` ${token.text}`
        const meaning = meanings.get(text)
        if (meaning !== undefined) found = { meaning, to: to + 1 }
      }
      return found
    },
  }
}

/** Whether one of the phrases starts at a token. */
export function createPhraseSet(phrases: readonly string[]): PhraseTable<true> {
  return createPhraseTable([[phrases, true]])
}

/** The phrases of a list that is written with commas. */
export function listOf(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim())
}
