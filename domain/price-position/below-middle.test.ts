import { expect, it } from 'vitest'
import { penceFromPounds } from '../finance/money.ts'
import { belowMiddle } from './below-middle.ts'

it('is what is missing to the middle, in tens of pounds', () => {
  expect(belowMiddle(penceFromPounds(9_000), { ratio: 0.9 })).toBe(penceFromPounds(1_000))
  expect(belowMiddle(penceFromPounds(9_000), { ratio: 0.87 })).toBe(penceFromPounds(1_340))
  expect(belowMiddle(penceFromPounds(11_000), { ratio: 1.1 })).toBe(penceFromPounds(-1_000))
})
