import type { Lexicon } from '../lexicon/lexicon.ts'
import { wordsAfterNumbers } from '../lexicon/rule-words.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { equipmentTokens } from './equipment.ts'
import { placesOfPhrase } from './unknown-places.ts'

/** Corrects the open words of a phrase. Makes come first, because they decide which models are likely. */
export function correctTokens({ tokens, lexicon }: Reading): void {
  const isMake = (word: string) => lexicon.entries.get(word)?.some(({ kind }) => kind === 'make') === true
  const places = placesOfPhrase(tokens, lexicon)
  const named = equipmentTokens(tokens)
  const others = tokens.filter((token) => !places.has(token) && !named.has(token))
  correct(others, lexicon, new Set(), isMake)
  correct(others, lexicon, modelWordsOf(tokens, lexicon), () => true)
}

function correct(
  tokens: readonly Token[],
  lexicon: Lexicon,
  modelWords: ReadonlySet<string>,
  isMeant: (word: string) => boolean,
): void {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'letters' || token.state !== 'open' || lexicon.entries.has(token.text)) continue
    // "Cee'd" is a Ceed as it is.
    const next = tokens[at + 1]
    if (next?.state === 'open' && lexicon.entries.has(token.text + next.text)) continue
    const isUnit = tokens[at - 1]?.kind === 'number' && token.text.length > 3
    const found = lexicon.correct(token.text, isUnit ? wordsAfterNumbers : modelWords)
    if (found === null || !isMeant(found.word)) continue
    token.text = found.word
    token.corrected = found.distance + 1
  }
}

/** The words in the models of the makes that the phrase names. */
function modelWordsOf(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [at, { text }] of tokens.entries())
    for (const key of [text, text + tokens[at + 1]?.text])
      for (const entry of lexicon.entries.get(key) ?? [])
        if (entry.kind === 'make') for (const word of lexicon.modelWordsOf(entry.make)) words.add(word)
  return words
}
