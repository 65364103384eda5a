import { describe, expect, it } from 'vitest'
import { createDictionary } from './dictionary.ts'
import { wordKey } from './words.ts'
import { codesWithWords, plainWord } from './words-of-keywords.ts'

const keywords = [
  '1.0 Ti-VCT Zetec (s/s) 5dr',
  '1.0 Zetec S 3dr',
  '350 L3H2 (130 ps)',
  'Škoda Élégance',
  '16 Life',
]

const cases = [
  ['zetec', [1, 2]],
  ['ZETEC', [1, 2]],
  ['s', [2]],
  ['s/s', [1]],
  ['(s/s)', [1]],
  ['TiVCT', [1]],
  ['vct', []],
  ['1.0', [1, 2]],
  ['10', []],
  ['130', [3]],
  ['(130', [3]],
  ['elegance', [4]],
  ['Élégance', [4]],
  ['1.6', []],
  ['lif', []],
  ['', []],
] as const

describe('the words of keywords', () => {
  const dictionary = createDictionary((a, b) => (a < b ? -1 : 1))
  for (const keyword of keywords) dictionary.acquire(wordKey(keyword), keyword)
  const find = (...words: string[]) => [...codesWithWords(dictionary, words.map(plainWord))].sort()

  it.each(cases)('"%s" is a word of %j', (word, codes) => {
    expect(find(word)).toEqual(codes)
  })

  it('must all be in a keyword', () => {
    expect(find('zetec', 's')).toEqual([2])
    expect(find('zetec', 'life')).toEqual([])
  })

  it('are those of the keywords now', () => {
    expect(find('ghia')).toEqual([])
    const code = dictionary.acquire('2.0 ghia', '2.0 Ghia')
    expect(find('ghia')).toEqual([code])
  })

  it('are read once for searches that repeat them, after however many others', () => {
    let reads = 0
    const keys = new Proxy(dictionary.keys, {
      get(target, key, receiver) {
        reads += 1
        return Reflect.get(target, key, receiver)
      },
    })
    const watched = { ...dictionary, keys }
    for (let at = 0; at < 500; at += 1) codesWithWords(watched, [`unknown${at}`])
    reads = 0
    for (let count = 0; count < 100; count += 1) codesWithWords(watched, ['zetec', 's'])
    expect(reads).toBe(2 * dictionary.order().length)
  })
})
