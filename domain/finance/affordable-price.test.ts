import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affordablePrice } from './affordable-price.ts'
import { type Pence, pence, penceFromPounds } from './money.ts'
import { monthlyEstimate } from './monthly-estimate.ts'

const estimate = (price: Pence) => monthlyEstimate(price, null)

describe('the price that a monthly budget covers', () => {
  it('is £12,000 for the payment of the representative example', () => {
    expect(affordablePrice(pence(30_993))).toBe(penceFromPounds(12_000))
  })

  it('is zero for a budget of zero', () => {
    expect(affordablePrice(pence(0))).toBe(0)
  })

  it('costs at most the budget, and one pound more would exceed it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (budget) => {
        const price = affordablePrice(pence(budget))
        expect(price % 100).toBe(0)
        expect(estimate(price)).toBeLessThanOrEqual(budget)
        expect(estimate(pence(price + 100))).toBeGreaterThan(budget)
      }),
    )
  })

  it('refuses a negative budget', () => {
    expect(() => affordablePrice(pence(-1))).toThrow(RangeError)
  })
})
