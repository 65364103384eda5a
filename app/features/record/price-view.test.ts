import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { toPriceView } from './price-view.ts'

const priced = (retailAdverts: Record<string, unknown>) =>
  toPriceView(exampleRecord({ adverts: { retailAdverts } }))

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
