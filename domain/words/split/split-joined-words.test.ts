import { expect, it } from 'vitest'
import type { Entry } from '../lexicon/lexicon.ts'
import { splitJoinedWords } from './split-joined-words.ts'
import { splitTokens } from './tokens.ts'

const names = ['car', 'van', 'carvan', 'red', 'fiesta']
let lookUps = 0

function entriesOf(key: string): Entry[] {
  lookUps += 1
  return names.includes(key) ? [{ kind: 'type', type: 'van' }] : []
}

function split(word: string): string[] {
  lookUps = 0
  const never = () => false
  return splitJoinedWords(splitTokens(word), { entriesOf, isKnown: never, isMisspelt: never }).map(
    ({ text }) => text,
  )
}

it('a word of several names is split', () => {
  expect(split('redfiesta')).toEqual(['red', 'fiesta'])
  expect(split('redcarvan')).toEqual(['red', 'carvan'])
})

it('a word of names that can be split in many ways takes no longer for each of them', () => {
  const word = `${'carvan'.repeat(9)}zz`
  expect(split(word)).toEqual([word])
  expect(lookUps).toBeLessThan(word.length ** 2)
})

it('a word that is too long to be typed is not split', () => {
  const word = 'carvan'.repeat(33)
  expect(split(word)).toEqual([word])
  expect(lookUps).toBe(0)
})
