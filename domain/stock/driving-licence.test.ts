import { expect, it } from 'vitest'
import { licenceCategory } from './driving-licence.ts'

it.each([
  [3_499, false, 'B'],
  [3_500, false, 'B'],
  [3_501, false, 'C1'],
  [7_500, false, 'C1'],
  [7_501, false, 'C'],
  [18_000, false, 'C'],
  [32_000, false, 'C'],
  [44_000, true, 'C+E'],
  [18_000, true, 'C+E'],
  [null, true, 'C+E'],
  [null, false, null],
  [0, false, null],
] as const)('%s kg, a tractor unit: %s, asks for %s', (weight, isTractor, category) => {
  expect(licenceCategory(weight, isTractor)).toBe(category)
})
