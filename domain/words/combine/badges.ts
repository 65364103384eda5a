import { plainWord } from 'facet-index'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import type { Reading } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import { addWords } from './add-filters.ts'

/**
 * "320d" is a 3 Series, "C220" a C Class, "R450" an R Series, "FH16" a Volvo FH: of the makes that the phrase names, or
 * else of the only make that has it and is not left out. The rest of the badge is no filter, so it stays unread.
 */
export function chooseModelsOfBadges(reading: Reading): void {
  const { type, tokens, lexicon, words, excludedMakes } = reading
  if (words.has('model')) return
  const { models } = lexicon.vocabulary
  const isNamed = words.has('make')
  const makes = [...(words.get('make') ?? Object.keys(models).filter((make) => !excludedMakes.has(make)))]
  for (const [at, token] of tokens.entries()) {
    if (token.state !== 'open') {
      if (badgeOf(tokens, at) !== null) chooseModelsWith(reading, token)
      continue
    }
    const badge = badgeOf(tokens, at)
    if (badge === null || (!isNamed && !isClearBadge(tokens, at, type))) continue
    const found = makes.flatMap((make) =>
      (models[make] ?? [])
        .filter((name) => isModelOfBadge(keyOf(name), badge, type, isNamed))
        .map((model) => ({ make, model })),
    )
    if (found.length === 0 || (!isNamed && found.length > 1)) continue
    for (const part of tokens.slice(at, at + 2)) part.role = 'badge'
    for (const { make, model } of found) {
      addWords(reading, 'make', [make])
      addWords(reading, 'model', [model])
    }
  }
}

/** The most models that a badge stands for: "320d" is a 3 Series, a Touring and a Gran Turismo. */
const mostModels = 4

/** "320d", where derivatives have it: the models that have it, so that a search without results stays with them. */
function chooseModelsWith(reading: Reading, { from }: Token): void {
  const { phrase, type, words, vocabulary } = reading
  const typed = plainWord(/^[^\s,;]+/.exec(phrase.slice(from))?.[0] ?? '')
  const word = [...(words.get('derivativeWord') ?? [])].find((own) => plainWord(own) === typed)
  if (word === undefined) return
  const { makes, models } = vocabulary.namesWith(type, word, [...(words.get('make') ?? [])])
  if (makes.length !== 1) return
  addWords(reading, 'make', makes)
  if (models.length <= mostModels) addWords(reading, 'model', models)
}

/** Truck makers write the power, the litres or the weight after the name of the model: "FH16", "Renault T480". */
function isModelOfBadge(model: string, badge: string, type: VehicleType, isNamed: boolean): boolean {
  return (
    model === `${badge}series` ||
    model === `${badge}class` ||
    (type === 'truck' && model === badge && (badge.length > 1 || isNamed))
  )
}

/** "320d", "C220" and of trucks "FH16" are badges without a make; "320" and "a 22 plate" are none. */
function isClearBadge(tokens: readonly Token[], at: number, type: VehicleType): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || next?.joined !== true) return false
  if (token.kind === 'number') return /^[die]$/.test(next.text)
  return next.text.length === 3 || (type === 'truck' && token.text.length > 1)
}

/** What a badge says of the model: the "3" of "320d", the "c" of "C220". */
function badgeOf(tokens: readonly Token[], at: number): string | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind === 'number') {
    const isInWord = token.joined && before?.kind === 'letters'
    return /^[1-8]\d\d$/.test(token.text) && !isInWord ? (token.text[0] ?? null) : null
  }
  const isBadge =
    token?.kind === 'letters' &&
    token.text.length <= 3 &&
    next?.kind === 'number' &&
    (next.joined ? /^\d{1,3}$/ : /^\d{2,3}$/).test(next.text)
  return isBadge ? token.text : null
}
