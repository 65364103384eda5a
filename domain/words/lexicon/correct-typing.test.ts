import { describe, expect, it } from 'vitest'
import { createCorrectTyping } from './correct-typing.ts'

const correct = createCorrectTyping({
  ranked: [
    ['fiesta', 'focus', 'polo', 'astra', 'tonne', 'mini', 'zoe'],
    ['miles', 'mile'],
  ],
  isKnown: (word) => ['gold', 'tone'].includes(word),
  isOrdinary: (word) => ['extra', 'pool'].includes(word),
})

function among(...words: string[]) {
  return createCorrectTyping({ ranked: [words], isKnown: () => false, isOrdinary: () => false })
}

describe('a misspelt word', () => {
  it.each([
    ['feista', 'fiesta', 'two letters exchanged'],
    ['fista', 'fiesta', 'one missing'],
    ['fiestaa', 'fiesta', 'one too many'],
    ['fiestq', 'fiesta', 'one wrong'],
    ['afiesta', 'fiesta', 'one too many at the start'],
    ['mils', 'miles', 'the likelier mistake wins over the first list'],
  ])('"%s" is %s: %s', (typed, word) => {
    expect(correct(typed)?.word).toBe(word)
  })

  it('is the likely one of several words', () => {
    const correct = among('ranger', 'wrangler', 'rancher')
    expect(correct('wranger')?.word).toBe('wrangler')
    expect(correct('raner')?.word).toBe('ranger')
    expect(correct('rancer')?.word).toBe('rancher')
    expect(correct('rancer', new Set(['ranger']))?.word).toBe('rancher')
    const equal = among('masker', 'master')
    expect(equal('masrer', new Set(['master']))?.word).toBe('master')
  })

  it.each([
    ['bolo', 'polo', 'another first letter of a short word'],
    ['zoey', 'zoe', 'a word of three letters'],
    ['plo', 'polo', 'fewer than four letters'],
    ['pool', 'polo', 'an ordinary word'],
  ])('"%s" is %s only where it is likely: %s', (typed, word) => {
    expect(correct(typed)).toBeNull()
    expect(correct(typed, new Set([word]))?.word).toBe(word)
  })

  it.each([
    ['fiesta', 'a word of the list'],
    ['gold', 'a known word'],
    ['pol', 'fewer than four letters'],
    ['fociss', 'two mistakes'],
    ['x'.repeat(10_000), 'too long for a word'],
  ])('"%s" stays: %s', (typed) => {
    expect(correct(typed)).toBeNull()
  })
})
