import { describe, expect, it } from 'vitest'
import { exampleVan } from './example-van.ts'
import { toPriceView } from './price-view.ts'
import { priceInWords } from './price-words.ts'

const priced = (retailAdverts: Record<string, unknown>) =>
  toPriceView(exampleVan({ adverts: { retailAdverts } }))

describe('the price of a vehicle', () => {
  it('has its VAT status, the price with VAT and the monthly instalment on that', () => {
    expect(priced({ totalPrice: { amountGBP: 10_000 }, vatStatus: 'Ex VAT' })).toEqual({
      state: 'priced',
      amount: 1_000_000,
      vatStatus: 'Ex VAT',
      withVat: 1_200_000,
      monthly: 30_993,
    })
  })

  it('has no second figure when VAT is included or unknown', () => {
    expect(priced({ totalPrice: { amountGBP: 12_000 } })).toEqual({
      state: 'priced',
      amount: 1_200_000,
      vatStatus: null,
      withVat: null,
      monthly: 30_993,
    })
  })

  it.each([
    {},
    { totalPrice: null },
    { totalPrice: { amountGBP: null } },
    { totalPrice: { amountGBP: 0 } },
    { totalPrice: { amountGBP: 10_000 }, priceOnApplication: true },
  ])('is on application for %o', (advert) => {
    expect(priced(advert)).toEqual({ state: 'on application' })
  })
})

describe('a price in words', () => {
  it.each([
    [6_695, 'Ex VAT', '£6,695 Ex VAT, £8,034 with VAT'],
    [6_695.5, '+ VAT', '£6,695.50 + VAT, £8,034.60 with VAT'],
    [8_034, 'Inc VAT', '£8,034 Inc VAT'],
    [8_034, 'No VAT', '£8,034 No VAT'],
    [8_034, undefined, '£8,034'],
    [0, 'Ex VAT', 'Price on application'],
  ])('of £%d, %s', (amountGBP, vatStatus, words) => {
    expect(priceInWords(priced({ totalPrice: { amountGBP }, vatStatus }))).toBe(words)
  })
})
