import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonestSpelling } from './commonest-spelling.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { compareWords, longestWord, wordKey, wordLabel } from './words.ts'

const words = ['Model 9', 'model 10', 'MODEL 9', 'Škoda', 'a', 'b']

function acquire(dictionary: Dictionary, word: string): number {
  const code = dictionary.acquire(wordKey(word), word)
  if (dictionary.references[code] !== word) dictionary.respell(code, word, 1)
  return code
}

function release(dictionary: Dictionary, word: string): void {
  const code = dictionary.find(wordKey(word))
  if (dictionary.references[code] !== word) dictionary.respell(code, word, -1)
  dictionary.release(code)
}

describe('a dictionary', () => {
  it('lists the words that records have, in reading order, in their most common spelling', () => {
    const arbitraryStep = fc.oneof(
      fc.record({ add: fc.constantFrom(...words) }),
      fc.record({ remove: fc.nat() }),
      fc.constant('compact' as const),
    )
    fc.assert(
      fc.property(fc.array(arbitraryStep, { maxLength: 60 }), (steps) => {
        const dictionary = createDictionary(compareWords)
        const records: string[] = []
        for (const step of steps) {
          if (step === 'compact') dictionary.reuse(dictionary.retired().slice())
          else if ('add' in step) {
            records.push(step.add)
            acquire(dictionary, step.add)
          } else if (records.length > 0) {
            const [word] = records.splice(step.remove % records.length, 1) as [string]
            release(dictionary, word)
          }
        }
        const keys = [...new Set(records.map(wordKey))].sort(compareWords)
        const labelOf = (key: string) => {
          const own = records.filter((word) => wordKey(word) === key)
          return commonestSpelling(own.map((word) => [word, own.filter((other) => other === word).length]))
        }
        const known = [...dictionary.order()].filter(
          (code) => dictionary.find(dictionary.keys[code] as string) === code,
        )
        expect(known.map((code) => dictionary.labels[code])).toEqual(keys.map(labelOf))
        const ranks = dictionary.ranks()
        for (const [rank, code] of dictionary.order().entries()) expect(ranks[code]).toBe(rank)
      }),
    )
  })

  it('keeps the code of a word without records until `reuse`', () => {
    const dictionary = createDictionary(compareWords)
    const first = acquire(dictionary, 'a')
    release(dictionary, 'a')
    expect(dictionary.find('a')).toBe(0)
    expect(acquire(dictionary, 'b')).not.toBe(first)
    dictionary.reuse(dictionary.retired().slice())
    expect(acquire(dictionary, 'c')).toBe(first)
  })

  it('continues from a saved copy', () => {
    const dictionary = createDictionary(compareWords)
    for (const word of words) acquire(dictionary, word)
    const copy = createDictionary(compareWords, dictionary.save(), [0, 2, 1, 1, 1, 0])
    expect([...copy.order()].map((code) => copy.labels[code])).toEqual(['a', 'Model 9', 'model 10', 'Škoda'])
    expect(copy.find('b')).toBe(0)
  })
})

describe('keywords', () => {
  it.each([
    ['FORD', ' ford '],
    ['Citroe\u0308n', 'CITROËN'],
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
