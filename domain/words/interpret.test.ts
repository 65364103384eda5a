import { describe, expect, it } from 'vitest'
import { createInterpret } from './interpret.ts'
import { longestPhrase } from './split/tokens.ts'
import { exampleVocabulary } from './testing/example-vocabulary.data.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

describe('the type that is asked for', () => {
  it.each([
    ['not bmw', 'car', 'car'],
    ['golf inc vat', 'car', 'car'],
    ['ford inc vat', 'car', 'car'],
    ['ford inc vat', null, 'van'],
    ['ford', 'van', 'van'],
    ['pickup', 'car', 'car'],
    ['pickup', null, 'van'],
    ['transit', 'car', 'van'],
    ['lwb', 'car', 'van'],
    ['ford lorry', 'car', 'truck'],
    ['diesel automatic', 'truck', 'truck'],
  ] as const)('for "%s" as %s: %s', (typed, asked, type) => {
    expect(interpret(typed, asked).type).toBe(type)
  })
})

it.each(['', '   ', ', - /'])('a phrase without words finds every car: "%s"', (typed) => {
  expect(interpret(typed)).toMatchObject({ type: 'car', filters: {}, sort: 'relevance', notUnderstood: [] })
})

describe('where prices are not compared', () => {
  const { types } = exampleVocabulary
  const car = { ...types.car, words: { ...types.car.words, pricePosition: [] } }
  const read = createInterpret({ ...exampleVocabulary, types: { ...types, car } }, () => ({
    year: 2026,
    month: 11,
  }))

  it.each(['great price', 'good value', 'bargain'])('"%s" is reported', (typed) => {
    expect(read(`golf ${typed}`, 'car')).toMatchObject({
      filters: { make: 'Volkswagen', model: 'Golf' },
      notUnderstood: typed.split(' '),
    })
  })
})

describe('an input of 64 KB', () => {
  it.each(['ford ', '£', '1 to ', 'not red ', 'carvan', 'ab12cde ', 'm1 ', 'gti ', 'l2h2 transit ', '320d '])(
    'costs as many look-ups of the stock as its first 200 characters: "%s…"',
    (part) => {
      const long = part.repeat(Math.ceil(65_536 / part.length))
      const [whole, start] = [countLookUps(long), countLookUps(long.slice(0, longestPhrase))]
      expect(whole).toEqual(start)
      expect(whole.lookUps).toBeLessThanOrEqual(longestPhrase)
    },
  )
})

function countLookUps(typed: string) {
  let lookUps = 0
  const counted = createInterpret(
    {
      types: exampleVocabulary.types,
      valuesOf(...asked) {
        lookUps += 1
        return exampleVocabulary.valuesOf(...asked)
      },
      countFound(...asked) {
        lookUps += 1
        return exampleVocabulary.countFound(...asked)
      },
      modelProfile(...asked) {
        lookUps += 1
        return exampleVocabulary.modelProfile(...asked)
      },
      namesWith(...asked) {
        lookUps += 1
        return exampleVocabulary.namesWith(...asked)
      },
      findVehicle(...asked) {
        lookUps += 1
        return exampleVocabulary.findVehicle(...asked)
      },
    },
    () => ({ year: 2026, month: 11 }),
  )
  return { found: counted(typed), lookUps }
}
