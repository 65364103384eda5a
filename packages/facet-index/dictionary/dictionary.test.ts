import { describe, expect, it } from 'vitest'
import { commonestSpelling, compareWords, longestWord, wordKey, wordLabel } from './words.ts'

describe('keywords', () => {
  it.each([
    ['FORD', ' ford '],
    ['Citroe\u0308n', 'CITROËN'],
    ['Škoda', 'SKODA'],
    ['Land\u00a0 Rover', 'land rover'],
  ])('%j and %j are one', (a, b) => {
    expect(wordKey(a)).toBe(wordKey(b))
  })

  it('are well-formed and of bounded length', () => {
    expect(wordLabel('\ud800x')).toBe('\ufffdx')
    expect(wordLabel('x'.repeat(500))).toHaveLength(longestWord)
    expect(wordLabel(`${'x'.repeat(longestWord - 1)}😀`).isWellFormed()).toBe(true)
  })

  it('are ordered as a reader expects, equal ones by code unit', () => {
    const sorted = ['model 10', 'Zoe', 'Model 9', 'élan', 'Elan'].sort(compareWords)
    expect(sorted).toEqual(['Elan', 'élan', 'Model 9', 'model 10', 'Zoe'])
  })

  it('are shown in the spelling that most have, capitalised rather than in capitals where equally common', () => {
    const show = (counts: Record<string, number>) => commonestSpelling(Object.entries(counts))
    expect(show({ FORD: 2, Ford: 1 })).toBe('FORD')
    expect(show({ FORD: 2, Ford: 2 })).toBe('Ford')
    expect(commonestSpelling([['FORD', 2]], 'Ford', 3)).toBe('Ford')
  })
})
