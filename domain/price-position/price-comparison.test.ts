import { expect, it } from 'vitest'
import { penceFromPounds } from '../finance/money.ts'
import { belowMedian } from './price-comparison.ts'

it('is the distance to the median in tens of pounds', () => {
  expect(belowMedian(penceFromPounds(9_000), { ratio: 0.9 })).toBe(penceFromPounds(1_000))
  expect(belowMedian(penceFromPounds(9_000), { ratio: 0.87 })).toBe(penceFromPounds(1_340))
  expect(belowMedian(penceFromPounds(11_000), { ratio: 1.1 })).toBe(penceFromPounds(-1_000))
})
