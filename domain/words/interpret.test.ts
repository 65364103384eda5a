import { describe, expect, it } from 'vitest'
import { createInterpret } from './interpret.ts'
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
