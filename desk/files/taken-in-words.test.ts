import { describe, expect, it } from 'vitest'
import { changeInWords, takenInWords } from './taken-in-words.ts'

const none = { added: 0, left: 0, repriced: 0, changed: 0, rejected: 0 }

describe('what a file changes, in words', () => {
  it.each([
    [{}, 'Nothing changes'],
    [{ added: 1 }, '1 added'],
    [{ left: 1, repriced: 1 }, '1 leaves, 1 price changes'],
    [
      { added: 12, left: 3, repriced: 5, rejected: 2 },
      '12 added, 3 leave, 5 prices change, 2 cannot be read',
    ],
    [{ changed: 1_234 }, '1,234 otherwise changed'],
  ])('%o: %s', (counts, words) => {
    expect(changeInWords({ ...none, ...counts })).toBe(words)
  })

  it.each([
    [{}, 'nothing changed'],
    [
      { added: 2, left: 1, repriced: 1, rejected: 1 },
      '2 added, 1 left, 1 price changed, 1 could not be read',
    ],
    [{ left: 3, repriced: 5 }, '3 left, 5 prices changed'],
  ])('and once it is read in, %o: %s', (counts, words) => {
    const at = Date.UTC(2026, 10, 28, 14, 3)
    expect(takenInWords({ person: 'Ann', at, ...none, ...counts })).toBe(`Read in by Ann at 14:03: ${words}`)
  })
})
