import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from './money.ts'
import { priceWithVat } from './vat.ts'

describe('the price with VAT', () => {
  it.each([
    'Ex VAT',
    'Ex Vat',
    'ex vat',
    'EX VAT',
    '+ VAT',
    '+ vat',
    'Price is £10,000 + Vat',
    'POA Ex Vat.',
  ])('adds 20 % for "%s"', (status) => {
    expect(priceWithVat(pence(1_000_000), status)).toBe(1_200_000)
  })

  it.each([null, '', 'Inc VAT', 'No VAT', 'VAT qualifying', 'Excludes delivery'])(
    'is unchanged for "%s"',
    (status) => {
      expect(priceWithVat(pence(1_000_000), status)).toBe(1_000_000)
    },
  )

  it('rounds to the nearest penny', () => {
    expect(priceWithVat(pence(1_001), '+ VAT')).toBe(1_201)
    expect(priceWithVat(pence(1_002), '+ VAT')).toBe(1_202)
    expect(priceWithVat(pence(1_003), '+ VAT')).toBe(1_204)
  })

  it('is within half a penny of the exact price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        expect(Math.abs(priceWithVat(pence(price), 'Ex VAT') * 10 - price * 12)).toBeLessThanOrEqual(5)
      }),
    )
  })
})
