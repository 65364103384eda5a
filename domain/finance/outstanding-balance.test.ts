import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, pence } from './money.ts'
import { outstandingBalances } from './outstanding-balance.ts'

const loans = fc.record({
  credit: fc.integer({ min: 500_000, max: 5_000_000 }).map(pence),
  yearlyRate: fc.integer({ min: 0, max: 3_000 }).map(basisPoints),
  months: fc.integer({ min: 12, max: 60 }),
})

describe('the outstanding balance', () => {
  it('starts at the credit, falls each month and ends at the final payment', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 90 }), (loan, share) => {
        const finalPayment = pence(Math.round((loan.credit * share) / 100))
        const balances = outstandingBalances({ ...loan, finalPayment })
        expect(balances).toHaveLength(loan.months + 1)
        expect(balances[0]).toBe(loan.credit)
        expect(balances).toEqual(balances.toSorted((one, other) => other - one))
        expect(Math.abs((balances.at(-1) ?? 0) - finalPayment)).toBeLessThan(100)
      }),
    )
  })

  it('is an equal step each month at 0 %', () => {
    const loan = { credit: pence(1_200), yearlyRate: basisPoints(0), months: 12, finalPayment: pence(0) }
    expect(outstandingBalances(loan)).toEqual([
      1_200, 1_100, 1_000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 0,
    ])
  })
})
