import type { Reading } from '../reading.ts'
import { keyOf } from '../split/tokens.ts'
import type { Finding } from './finding.ts'

/** Words of a make and its model: "Mercedes-Benz C-Class Estate" has seven tokens. */
const mostTokens = 10

/**
 * "Citroen Dispatch 1.5 1000 BlueHDi Enterprise Panel Van 5dr": a make, a model and a whole derivative, as a card or an advert has
 * them. Its words and figures are read as this name alone: 1000 is no price.
 */
export function* recogniseDerivative(reading: Reading): Generator<Finding> {
  const { type, tokens, vocabulary } = reading
  for (const [from, token] of tokens.entries()) {
    if (token.state !== 'open' || token.kind === 'sign') continue
    for (const { make, model, to } of vehiclesAt(reading, from)) {
      const next = tokens[to]
      if (next?.state !== 'open') continue
      const rest = keysFrom(reading, to)
      const derivatives = vocabulary.valuesOf(type, 'derivative', { makes: [make], models: [model] })
      const found = derivatives
        .flatMap((derivative) => {
          const end = rest.get(keyOf(derivative))
          return end === undefined ? [] : [{ derivative, end }]
        })
        .sort((a, b) => b.end - a.end)[0]
      // A name of one word may be a trim, or the start of another.
      if (!found || found.end - to < 3) continue
      yield {
        from,
        to: found.end,
        meaning: { kind: 'words', words: { make: [make], model: [model], derivative: [found.derivative] } },
      }
      return
    }
  }
}

/** The makes with one of their models that start at a token, the longest model first. */
function vehiclesAt(reading: Reading, from: number): { make: string; model: string; to: number }[] {
  const { lexicon } = reading
  const makes = [...keysFrom(reading, from, mostTokens)].flatMap(([key, to]) =>
    (lexicon.entries.get(key) ?? []).flatMap((entry) =>
      entry.kind === 'make' ? [{ make: entry.make, to }] : [],
    ),
  )
  return makes.flatMap(({ make, to }) => {
    const keys = keysFrom(reading, to, mostTokens)
    return (lexicon.vocabulary.models[make] ?? [])
      .flatMap((model) => {
        const end = keys.get(keyOf(model))
        return end === undefined ? [] : [{ make, model, to: end }]
      })
      .sort((a, b) => b.to - a.to)
  })
}

/** The keys of the words from a token to each later one, and where they end. */
function keysFrom({ tokens }: Reading, from: number, most = tokens.length): Map<string, number> {
  const keys = new Map<string, number>()
  let key = ''
  for (let to = from; to < Math.min(tokens.length, from + most); to++) {
    const token = tokens[to]
    if (token?.state !== 'open') break
    if (token.kind === 'sign') continue
    key += keyOf(token.text)
    keys.set(key, to + 1)
  }
  return keys
}
