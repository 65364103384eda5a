import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCredit } from './example-credit.ts'
import type { FinanceTerms } from './finance-terms.ts'
import { type Pence, pence, penceFromPounds } from './money.ts'
import { monthlyFigure, priceRangeOfMonthly } from './monthly-figure.ts'
import { monthlyInstalment } from './monthly-instalment.ts'
import { priceWithVat } from './vat.ts'

const { defaults: defaultTerms } = exampleCredit
const prices = fc.integer({ min: 1, max: 30_000_000 }).map(pence)
const terms: fc.Arbitrary<FinanceTerms> = fc.record({
  deposit: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })).map(penceFromPounds),
  months: fc.integer({ min: 12, max: 60 }),
  yearlyRate: fc.constant(defaultTerms.yearlyRate),
  optionToPurchaseFee: fc.constant(defaultTerms.optionToPurchaseFee),
})
const limits = fc.integer({ min: 0, max: 5_000 })

describe('the monthly figure', () => {
  it('finances the price with VAT less the deposit', () => {
    const withDeposit = { ...defaultTerms, deposit: penceFromPounds(2_000), months: 48 }
    const credit = penceFromPounds(10_000)
    const expected = monthlyInstalment(credit, defaultTerms.yearlyRate, 48)
    expect(monthlyFigure(penceFromPounds(12_000), withDeposit)).toBe(expected)
    expect(monthlyFigure(priceWithVat(penceFromPounds(10_000), 'VAT excluded'), withDeposit)).toBe(expected)
  })

  it('is null when the deposit leaves nothing to finance', () => {
    const deposit = penceFromPounds(5_000)
    expect(monthlyFigure(penceFromPounds(5_000), { ...defaultTerms, deposit, months: 60 })).toBeNull()
    expect(monthlyFigure(penceFromPounds(4_999), { ...defaultTerms, deposit, months: 60 })).toBeNull()
    expect(monthlyFigure(pence(500_001), { ...defaultTerms, deposit, months: 60 })).not.toBeNull()
    expect(monthlyFigure(pence(0), defaultTerms)).toBeNull()
  })
})

describe('the prices of a range of monthly figures', () => {
  const holds = (price: Pence, low: number, high: number, chosen: FinanceTerms) => {
    const range = priceRangeOfMonthly({ low, high }, chosen)
    const figure = monthlyFigure(price, chosen)
    // The deposit covers the price: nothing a month.
    const monthly = figure ?? 0
    const inRange = monthly >= low * 100 && monthly <= high * 100
    expect(price >= range.low && price <= range.high).toBe(inRange)
  }

  it('include a price exactly when its monthly figure is in the range', () => {
    fc.assert(
      fc.property(prices, limits, limits, terms, (price, one, other, chosen) => {
        holds(price, Math.min(one, other), Math.max(one, other), chosen)
      }),
      { numRuns: 500 },
    )
  })

  it('are exact to the penny at both ends', () => {
    fc.assert(
      fc.property(limits, limits, terms, (one, other, chosen) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const range = priceRangeOfMonthly({ low, high }, chosen)
        for (const edge of [range.low, range.high])
          for (const near of [edge - 1, edge, edge + 1])
            if (Number.isFinite(near) && near > 0) holds(pence(near), low, high, chosen)
      }),
    )
  })

  it('include those that the deposit covers, unless the range has a lower end above 0', () => {
    const withDeposit = { ...defaultTerms, deposit: penceFromPounds(5_000), months: 60 }
    const covered = pence(1)
    const priceIn = (low: number) => priceRangeOfMonthly({ low, high: 100 }, withDeposit).low <= covered
    expect([Number.NEGATIVE_INFINITY, 0, 1].map(priceIn)).toEqual([true, true, false])
    expect(priceRangeOfMonthly({ low: 0, high: 100 }, defaultTerms).low).toBeGreaterThan(0)
  })

  it('have open ends', () => {
    const { POSITIVE_INFINITY: open, NEGATIVE_INFINITY: none } = Number
    fc.assert(
      fc.property(prices, limits, terms, (price, limit, chosen) => {
        holds(price, none, limit, chosen)
        holds(price, limit, open, chosen)
        holds(price, none, open, chosen)
      }),
    )
  })

  it('are empty for a range that no price reaches', () => {
    expect(priceRangeOfMonthly({ low: 1e12, high: 1e12 }, defaultTerms).low).toBe(Number.POSITIVE_INFINITY)
    holds(penceFromPounds(1_000_000), 1e12, 1e12, defaultTerms)
  })
})
