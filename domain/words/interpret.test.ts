import { describe, expect, it } from 'vitest'
import { exampleVocabulary } from './example-vocabulary.data.ts'
import { customerPhrases } from './customer-phrases.data.ts'
import { createInterpret } from './interpret.ts'
import { phrases } from './phrases.data.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

/** As the phrases write it, sorted. */
function inOneLine(typed: string): string {
  const { filters, sort } = interpret(typed)
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${one}`),
  )
  return [...pairs, ...(sort === 'relevance' ? [] : [`sort=${sort}`])].sort().join('; ')
}

describe('a phrase', () => {
  it.each([...phrases, ...customerPhrases].map(([typed, ...expected]) => ({ typed, expected })))('"$typed"', ({ typed, expected }) => {
    const [type, parameters, notUnderstood = ''] = expected
    expect(inOneLine(typed)).toBe(parameters.split('; ').sort().join('; '))
    expect(interpret(typed).notUnderstood.join(' ')).toBe(notUnderstood)
    expect(interpret(typed).type).toBe(type)
  })
})
