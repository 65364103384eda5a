import { expect, it } from 'vitest'
import { priceChange } from './saved-vehicles.ts'

it.each([
  ['less', 1_249_500, 1_199_500, 1_199_500, '£500 less since you saved it'],
  ['more', 1_249_500, 1_349_500, 1_349_500, '£1,000 more since you saved it'],
  [
    'less without VAT, as the price is shown',
    1_260_000,
    1_200_000,
    1_000_000,
    '£500 less since you saved it',
  ],
  ['unchanged', 1_249_500, 1_249_500, 1_249_500, null],
  ['changed by pence', 1_249_500, 1_249_460, 1_249_460, null],
  ['saved without a price', null, 1_249_500, 1_249_500, null],
  ['on application now', 1_249_500, null, 0, null],
])('a price is %s', (_name, saved, price, shown, words) => {
  expect(priceChange(saved, price, shown)).toBe(words)
})
