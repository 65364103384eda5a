import { describe, expect, it } from 'vitest'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { findStockPlace } from './stock-place.ts'

/** A stock of used cars at these prices, in pounds. */
const stockAt = (...prices: number[]) =>
  stockOf(
    prices.map((pounds) => stockRecord({ id: String(pounds), pounds, more: { ownershipCondition: 'Used' } })),
  )

describe('a budget page', () => {
  it('counts vehicles below the amount, and not those at the amount', () => {
    const place = findStockPlace(stockAt(9_999, 10_000, 10_001), 'car', 'under-10000')
    expect(place).toMatchObject({ name: 'Under £10,000', count: 1 })
  })

  it('does not exist when every vehicle costs the amount or more', () => {
    expect(findStockPlace(stockAt(10_000), 'car', 'under-10000')).toBeNull()
  })
})
