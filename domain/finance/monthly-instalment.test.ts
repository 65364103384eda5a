import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, pence } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

const credits = fc.integer({ min: 0, max: 50_000_000 }).map(pence)
const rates = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
const terms = fc.integer({ min: 1, max: 120 })

/** The effective annual rate that makes `months` instalments worth `credit` today, by bisection. */
function aprOf(credit: number, instalment: number, months: number, finalPayment: number): number {
  const presentValue = (annual: number) => {
    let value = finalPayment / (1 + annual) ** (months / 12)
    for (let month = 1; month <= months; month++) value += instalment / (1 + annual) ** (month / 12)
    return value
  }
  let low = 0
  let high = 10
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (presentValue(middle) > credit) low = middle
    else high = middle
  }
  return low
}

describe('the monthly instalment', () => {
  it('is the figure of the representative example', () => {
    expect(monthlyInstalment(pence(1_200_000), basisPoints(2050), 60)).toBe(30_993)
  })

  it('is nothing for a credit of nothing', () => {
    expect(monthlyInstalment(pence(0), basisPoints(2050), 60)).toBe(0)
  })

  it('is an equal share of the credit at 0 %', () => {
    expect(monthlyInstalment(pence(1_200_000), basisPoints(0), 60)).toBe(20_000)
  })

  it('repays a loan of one month with one month of the effective annual rate', () => {
    expect(monthlyInstalment(pence(100_000), basisPoints(1268), 1)).toBe(101_000)
  })

  it('repays at least the credit, apart from the rounding of each instalment', () => {
    fc.assert(
      fc.property(credits, rates, terms, (credit, apr, months) => {
        expect(months * monthlyInstalment(credit, apr, months)).toBeGreaterThanOrEqual(credit - months / 2)
      }),
    )
  })

  it('grows with the credit and with the rate, and shrinks with the term', () => {
    const loans = fc.record({ credit: credits, apr: rates, months: terms })
    fc.assert(
      fc.property(loans, loans, (one, other) => {
        const instalment = ({ credit, apr, months }: typeof one) => monthlyInstalment(credit, apr, months)
        const change = (part: Partial<typeof one>) => instalment({ ...one, ...part }) - instalment(one)
        expect(change({ credit: other.credit }) * (other.credit - one.credit)).toBeGreaterThanOrEqual(0)
        expect(change({ apr: other.apr }) * (other.apr - one.apr)).toBeGreaterThanOrEqual(0)
        expect(change({ months: other.months }) * (other.months - one.months)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('gives a schedule with the APR that was given, with a final payment or none', () => {
    const shares = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 }))
    const loans = fc.integer({ min: 500_000, max: 50_000_000 }).map(pence)
    const years = fc.integer({ min: 12, max: 84 })
    fc.assert(
      fc.property(loans, shares, rates, years, (credit, share, apr, months) => {
        const finalPayment = pence(Math.round((credit * share) / 100))
        const instalment = monthlyInstalment(credit, apr, months, finalPayment)
        expect(Math.abs(aprOf(credit, instalment, months, finalPayment) - apr / 10_000)).toBeLessThan(0.0005)
      }),
    )
  })

  it('is the interest alone when all of the credit is left to the end', () => {
    const instalment = monthlyInstalment(pence(100_000), basisPoints(1268), 24, pence(100_000))
    expect(instalment).toBe(1_000)
  })

  it('refuses a final payment above the credit', () => {
    expect(() => monthlyInstalment(pence(100), basisPoints(2050), 12, pence(101))).toThrow(RangeError)
    expect(() => monthlyInstalment(pence(100), basisPoints(2050), 12, pence(-1))).toThrow(RangeError)
  })

  it.each([
    [-1, 2050, 60],
    [100, -1, 60],
    [100, 2050, 0],
    [100, 2050, 1.5],
    [Number.NaN, 2050, 60],
  ])('refuses a credit of %d at %d over %d months', (credit, apr, months) => {
    expect(() => monthlyInstalment(credit as never, apr as never, months)).toThrow(RangeError)
  })
})
