import { expect, it } from 'vitest'
import { allInWords, countInWords } from './count-words.ts'

it.each([
  ['car', 0, undefined, 'no cars'],
  ['car', 1, undefined, '1 car'],
  ['van', 2, undefined, '2 vans'],
  ['truck', 1_204, 'used', '1,204 used trucks'],
  ['truck', 1, 'new', '1 new truck'],
  ['vehicle', 0, undefined, 'no vehicles'],
  ['vehicle', 1, undefined, '1 vehicle'],
  ['vehicle', 21, undefined, '21 vehicles'],
] as const)('%s, %i, %s: %s', (counted, count, adjective, words) => {
  expect(countInWords(counted, count, adjective)).toBe(words)
})

it('all of one is the only one', () => {
  expect([1, 2, 1_204].map((count) => allInWords('van', count, 'used'))).toEqual([
    'the only used van',
    'all 2 used vans',
    'all 1,204 used vans',
  ])
})
