import { describe, expect, it } from 'vitest'
import { buyerPhrases } from './buyer-phrases.data.ts'
import { carPhrases } from './car-phrases.data.ts'
import { customerPhrases } from './customer-phrases.data.ts'
import { exampleVocabulary } from './example-vocabulary.data.ts'
import { figurePhrases } from './figure-phrases.data.ts'
import { furtherPhrases } from './further-phrases.data.ts'
import { createInterpret } from './interpret.ts'
import { phonePhrases } from './phone-phrases.data.ts'
import { phrases } from './phrases.data.ts'
import { truckPhrases } from './truck-phrases.data.ts'
import { vanPhrases } from './van-phrases.data.ts'
import { wishPhrases } from './wish-phrases.data.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

/** As the phrases write it, sorted. */
function inOneLine(typed: string): string {
  const { filters, sort } = interpret(typed)
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${one}`),
  )
  return [...pairs, ...(sort === 'relevance' ? [] : [`sort=${sort}`])].sort().join('; ')
}

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

describe('a phrase', () => {
  it.each(
    [
      ...phrases,
      ...customerPhrases,
      ...buyerPhrases,
      ...phonePhrases,
      ...figurePhrases,
      ...wishPhrases,
      ...furtherPhrases,
      ...carPhrases,
      ...vanPhrases,
      ...truckPhrases,
    ].map(([typed, ...expected]) => ({ typed, expected })),
  )('"$typed"', ({ typed, expected }) => {
    const [type, parameters, notUnderstood = ''] = expected
    expect(inOneLine(typed)).toBe(parameters.split('; ').sort().join('; '))
    expect(interpret(typed).notUnderstood.join(' ')).toBe(notUnderstood)
    expect(interpret(typed).type).toBe(type)
  })
})
