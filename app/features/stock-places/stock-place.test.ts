import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { createScanIndex } from '#domain/search/oracle.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { findStockPlace } from './stock-place.ts'

/** A stock of used cars at these prices, in pounds. */
function stockAt(...prices: number[]): Stock {
  const listings = prices.map((pounds, position) => {
    const record = exampleRecord()
    record.metadata.stockId = `car-${position}`
    record.adverts.retailAdverts.totalPrice = { amountGBP: pounds }
    return toListing(record)
  })
  const index = createScanIndex(listings.filter((listing) => listing !== null))
  const total: Stock['total'] = (type, filters) => index.select(type, filters).size
  return { ...index, total } as unknown as Stock
}

describe('a budget page', () => {
  it('counts vehicles below the amount, and not those at the amount', () => {
    const place = findStockPlace(stockAt(9_999, 10_000, 10_001), 'car', 'under-10000')
    expect(place).toMatchObject({ name: 'Under £10,000', count: 1 })
  })

  it('does not exist when every vehicle costs the amount or more', () => {
    expect(findStockPlace(stockAt(10_000), 'car', 'under-10000')).toBeNull()
  })
})
