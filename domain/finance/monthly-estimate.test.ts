import { describe, expect, it } from 'vitest'
import { pence } from './money.ts'
import { monthlyEstimate } from './monthly-estimate.ts'

describe('the monthly estimate', () => {
  it('repays the whole price over 60 months at 20.5 %', () => {
    expect(monthlyEstimate(pence(1_200_000), 'Inc VAT')).toBe(30_993)
    expect(monthlyEstimate(pence(1_200_000), null)).toBe(30_993)
  })

  it('includes VAT in the credit', () => {
    expect(monthlyEstimate(pence(1_000_000), 'Ex VAT')).toBe(30_993)
    expect(monthlyEstimate(pence(1_000_000), '£10,000 + vat')).toBe(30_993)
  })

  it('is zero for a price of zero', () => {
    expect(monthlyEstimate(pence(0), null)).toBe(0)
  })
})
