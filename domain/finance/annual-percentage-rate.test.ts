import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualPercentageRate } from './annual-percentage-rate.ts'
import { exampleCredit } from './example-credit.ts'
import { basisPoints, pence, penceFromPounds } from './money.ts'
import { monthlyInstalment } from './monthly-instalment.ts'
import { examplePcpQuote, exampleQuote } from './representative-example.ts'

const credits = fc.integer({ min: 5_000, max: 100_000 }).map(penceFromPounds)
const terms = fc.integer({ min: 12, max: 60 })

describe('the annual percentage rate', () => {
  it.each([
    ['hire purchase', exampleQuote(exampleCredit)],
    ['PCP', examplePcpQuote(exampleCredit)],
  ])('of the representative example of %s is the one it states, with its fee', (_product, example) => {
    const { credit, instalment, months, finalPayment, optionToPurchaseFee, apr } = example
    expect(
      annualPercentageRate({
        credit,
        instalment,
        months,
        paidAtEnd: pence(finalPayment + optionToPurchaseFee),
      }),
    ).toBe(apr)
  })

  it('is the rate behind the instalment where there is no fee', () => {
    const rates = fc.integer({ min: 0, max: 500 }).map((tenths) => basisPoints(tenths * 10))
    const shares = fc.integer({ min: 0, max: 90 })
    fc.assert(
      fc.property(credits, rates, terms, shares, (credit, apr, months, share) => {
        const paidAtEnd = pence(Math.floor((credit * share) / 100))
        const instalment = monthlyInstalment(credit, apr, months, paidAtEnd)
        // An instalment is rounded to a penny, which may repay a few pence too little of a loan without interest.
        if (apr === 0) return
        expect(annualPercentageRate({ credit, instalment, months, paidAtEnd })).toBe(apr)
      }),
    )
  })

  it('is refused for a loan that is not repaid', () => {
    expect(() =>
      annualPercentageRate({
        credit: penceFromPounds(1_000),
        instalment: penceFromPounds(1),
        months: 12,
        paidAtEnd: pence(0),
      }),
    ).toThrow(RangeError)
  })
})
