import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTo, fillSet, has, popcount, removeFrom, sizeOfRange, wordsFor } from './bitset.ts'

const documents = 300

it('holds what was added and not removed since', () => {
  const arbitraryChange = fc.tuple(fc.boolean(), fc.nat(documents - 1))
  fc.assert(
    fc.property(fc.array(arbitraryChange), fc.nat(documents - 1), fc.nat(documents - 1), (changes, a, b) => {
      const set = new Uint32Array(wordsFor(documents))
      const model = new Set<number>()
      for (const [add, document] of changes) {
        if (add) addTo(set, document)
        else removeFrom(set, document)
        if (add) model.add(document)
        else model.delete(document)
      }
      const members = Array.from({ length: documents }, (_, document) => document)
      expect(members.filter((document) => has(set, document))).toEqual([...model].sort((x, y) => x - y))
      const [start, end] = [Math.min(a, b), Math.max(a, b) + 1]
      expect(sizeOfRange(set, start, end)).toBe([...model].filter((d) => d >= start && d < end).length)
    }),
  )
})

it.each([0, 1, 31, 32, 33, 127, 128, 300])('is filled with the first %i documents', (count) => {
  const set = new Uint32Array(wordsFor(documents))
  fillSet(set, count)
  expect(set.reduce((sum, word) => sum + popcount(word), 0)).toBe(count)
  expect(has(set, count)).toBe(false)
})

it('is a multiple of 16 bytes long', () => {
  expect([1, 128, 129].map(wordsFor)).toEqual([4, 4, 8])
})
