import { describe, expect, it } from 'vitest'
import { monthlyInstalment } from './monthly-instalment.ts'
import { representativeExample as example } from './representative-example.ts'

describe('the representative example', () => {
  it('repays its credit at its APR', () => {
    expect(example.instalment).toBe(monthlyInstalment(example.credit, example.apr, example.months))
  })

  it('states the nominal rate that compounds to its APR', () => {
    const monthlyRate = (1 + example.apr / 10_000) ** (1 / 12) - 1
    expect(example.interestRate).toBe(Math.round(monthlyRate * 12 * 10_000))
  })

  it('lends the cash price less the deposit', () => {
    expect(example.credit).toBe(example.cashPrice - example.deposit)
  })

  it('adds up to its totals', () => {
    const repaid = example.months * example.instalment + example.optionToPurchaseFee
    expect(example.totalRepayable).toBe(example.deposit + repaid)
    expect(example.totalCostOfCredit).toBe(repaid - example.credit)
  })
})
