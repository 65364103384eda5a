import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from './money.ts'
import { parseVatBasis, priceOn, priceWithoutVat, priceWithVat } from './vat.ts'

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
    'VAT excluded',
    'exc. VAT',
  ])('adds 20 % for "%s"', (status) => {
    expect(priceWithVat(pence(1_000_000), status)).toBe(1_200_000)
  })

  it.each([null, '', 'Inc VAT', 'No VAT', 'VAT qualifying', 'Excludes delivery', 'VAT applies'])(
    'is unchanged for "%s"',
    (status) => {
      expect(priceWithVat(pence(1_000_000), status)).toBe(1_000_000)
    },
  )

  it('is within half a penny of the exact price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        expect(Math.abs(priceWithVat(pence(price), 'Ex VAT') * 10 - price * 12)).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the price without VAT', () => {
  it('takes 20 % off a price that includes VAT', () => {
    expect(priceWithoutVat(pence(1_200_000), 'Inc VAT')).toBe(1_000_000)
    expect(priceWithoutVat(pence(1_200_000), 'VAT Qualifying')).toBe(1_000_000)
    expect(priceWithoutVat(pence(1_001), 'VAT included')).toBe(834)
  })

  it.each([null, '', 'No VAT', 'Ex VAT', '+ VAT'])('is unchanged for "%s"', (status) => {
    expect(priceWithoutVat(pence(1_200_000), status)).toBe(1_200_000)
  })

  it('gains back at most a penny when VAT is added and taken off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        const withVat = priceWithVat(pence(price), 'Ex VAT')
        expect(Math.abs(priceWithoutVat(withVat, 'Inc VAT') - price)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the choice of a price with or without VAT', () => {
  it('is the price as advertised when absent or neither', () => {
    expect([null, '', 'INC', 'both'].map(parseVatBasis)).toEqual([null, null, null, null])
    expect(priceOn(null, pence(100), 'Ex VAT')).toBe(100)
  })

  it('adds VAT or takes it off', () => {
    expect(priceOn(parseVatBasis('inc'), pence(100), 'Ex VAT')).toBe(120)
    expect(priceOn(parseVatBasis('ex'), pence(120), 'Inc VAT')).toBe(100)
    expect(priceOn('inc', pence(100), 'No VAT')).toBe(100)
  })
})
