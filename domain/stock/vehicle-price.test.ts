import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import type { StockRecord } from './record.ts'
import { vehiclePrice } from './vehicle-price.ts'

function priced(retailAdverts: StockRecord['adverts']['retailAdverts']) {
  return vehiclePrice({ ...exampleRecord(), adverts: { retailAdverts } })
}

const pounds = (amountGBP: number) => ({ amountGBP })

describe('the price of a vehicle', () => {
  it('is the total in pence', () => {
    expect(priced({ totalPrice: pounds(10_995.5), suppliedPrice: pounds(1) }).price).toBe(1_099_550)
  })
  it('is the supplied price and the admin fee where there is no total', () => {
    expect(priced({ suppliedPrice: pounds(10_995), adminFee: pounds(99) }).price).toBe(1_109_400)
  })
  it('is the plain price where there is nothing else', () => {
    expect(priced({ totalPrice: null, price: pounds(500) }).price).toBe(50_000)
  })
  it('is null when there is none', () => {
    expect(priced({})).toEqual({ price: null, vatStatus: null, onApplication: false })
  })
  it('is null on application, even if the feed has one', () => {
    expect(priced({ totalPrice: pounds(1), priceOnApplication: true, vatStatus: 'Ex VAT' })).toEqual({
      price: null,
      vatStatus: 'Ex VAT',
      onApplication: true,
    })
  })
})
