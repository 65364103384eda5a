import { describe, expect, it } from 'vitest'
import { createCorrectTyping } from './correct-typing.ts'

const correct = createCorrectTyping(
  [
    ['fiesta', 'focus', 'polo', 'astra', 'tonne', 'mini'],
    ['miles', 'mile'],
  ],
  (word) => ['gold', 'tone'].includes(word),
)

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
    const correct = createCorrectTyping([['ranger', 'wrangler', 'rancher']], () => false)
    expect(correct('wranger')?.word).toBe('wrangler')
    expect(correct('raner')?.word).toBe('ranger')
    expect(correct('rancer')?.word).toBe('rancher')
    expect(correct('rancer', new Set(['ranger']))?.word).toBe('rancher')
    const equal = createCorrectTyping([['masker', 'master']], () => false)
    expect(equal('masrer', new Set(['master']))?.word).toBe('master')
  })

  it.each([
    ['fiesta', 'a word of the list'],
    ['gold', 'a known word'],
    ['pol', 'fewer than four letters'],
    ['fociss', 'two mistakes'],
    ['bolo', 'another first letter of a short word'],
    ['x'.repeat(10_000), 'too long for a word'],
  ])('"%s" stays: %s', (typed) => {
    expect(correct(typed)).toBeNull()
  })
})
