import { describe, expect, it } from 'vitest'
import { formatMonthly, formatPounds, formatRate } from './format-money.ts'
import { basisPoints, pence } from './money.ts'

describe('money as text', () => {
  it('groups thousands and omits zero pence', () => {
    expect(formatPounds(pence(1_200_000))).toBe('£12,000')
    expect(formatPounds(pence(0))).toBe('£0')
  })

  it('shows pence that are not zero', () => {
    expect(formatPounds(pence(30_993))).toBe('£309.93')
    expect(formatPounds(pence(1_860_580))).toBe('£18,605.80')
  })

  it('shows pence always or never if so configured', () => {
    expect(formatPounds(pence(1_000), { pence: true })).toBe('£10.00')
    expect(formatPounds(pence(30_993), { pence: false })).toBe('£310')
  })

  it('writes a monthly figure, or that there is none to pay', () => {
    expect(formatMonthly(pence(30_900))).toBe('£309.00 a month')
    expect(formatMonthly(null)).toBe('Covered by your deposit')
  })

  it('writes a rate as a percentage', () => {
    expect(formatRate(basisPoints(2050))).toBe('20.5%')
    expect(formatRate(basisPoints(890))).toBe('8.9%')
    expect(formatRate(basisPoints(1879))).toBe('18.79%')
  })
})
