import { expect, it } from 'vitest'
import { distanceInWords, milesInWords } from './distance-in-words.ts'

const speke = { latitude: 53.347, longitude: -2.86 }

it.each([
  ['M1 1AA', 'About 26 miles from the centre of your postcode area, M, in a straight line.'],
  ['l3', 'About 7 miles from the centre of your postcode area, L, in a straight line.'],
  ['ch41 1aa', 'About 8 miles from the centre of your postcode area, CH, in a straight line.'],
  ['bt48 6aa', 'About 213 miles from the centre of Derry (BT48), in a straight line.'],
  ['somewhere', null],
])('from %s', (postcode, words) => expect(distanceInWords(postcode, speke)).toBe(words))

it('in a comparison it is as on a card', () => {
  expect(milesInWords('M1', speke)).toBe('26 miles')
  expect(milesInWords('somewhere', speke)).toBeNull()
})
