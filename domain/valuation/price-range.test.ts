import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { penceFromPounds } from '../finance/money.ts'
import { fewestComparables, priceRange } from './price-range.ts'

const prices = (...pounds: number[]) => pounds.map(penceFromPounds)

describe('the range of comparable prices', () => {
  it('is the middle half, in whole hundreds of pounds', () => {
    expect(priceRange(prices(8_000, 9_000, 10_000, 11_000, 30_000))).toEqual({
      low: penceFromPounds(9_000),
      high: penceFromPounds(11_000),
      comparables: 5,
    })
  })

  it('rounds outwards', () => {
    const range = priceRange(prices(8_950, 8_950, 8_950, 8_950, 8_950))
    expect(range).toMatchObject({ low: penceFromPounds(8_900), high: penceFromPounds(9_000) })
  })

  it('is null for fewer than five prices', () => {
    expect(priceRange(prices(8_000, 9_000, 10_000, 11_000))).toBeNull()
  })

  it('lies within the prices and does not depend on their order', () => {
    const pounds = fc.array(fc.integer({ min: 100, max: 200_000 }), {
      minLength: fewestComparables,
      maxLength: 60,
    })
    fc.assert(
      fc.property(pounds, (amounts) => {
        const range = priceRange(prices(...amounts))
        expect(range?.low).toBeGreaterThan(penceFromPounds(Math.min(...amounts) - 100))
        expect(range?.high).toBeLessThan(penceFromPounds(Math.max(...amounts) + 100))
        expect(range?.low).toBeLessThanOrEqual(range?.high ?? 0)
        expect(priceRange(prices(...amounts.toReversed()))).toEqual(range)
      }),
    )
  })
})
