import { expect, it } from 'vitest'
import { hasWholePostcode, isPersonalText } from './personal-text.ts'

it.each([
  'YX71 ABC',
  'yx71-abc',
  'YX71.ABC',
  'YX 71 ABC',
  'ＹＸ７１ＡＢＣ',
  'YX71\u200bABC',
  'P123 ABC',
  'ABC 123K',
  'ABZ1234',
  'golf near L3-4AB',
  'L3 4 AB',
  'Ｌ３ ４ＡＢ',
  'jane@example.com',
])('"%s" is for one visitor', (text) => {
  expect(isPersonalText(text)).toBe(true)
})

it.each(['BMW 320d', 'L3', 'Audi A4 2019', 'family SUV 👨‍👩‍👧', '£9,000 to £12,000', 'Euro 6'])(
  '"%s" is for everybody',
  (text) => {
    expect(isPersonalText(text)).toBe(false)
  },
)

it('a postcode is whole with its second half only', () => {
  expect(['L3', 'L3 4DB', 'l3-4db'].map(hasWholePostcode)).toEqual([false, true, true])
})
