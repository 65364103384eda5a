import { describe, expect, it } from 'vitest'
import { createStockIndex } from '#domain/search/stock-index.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { modelProfile } from './model-profile.ts'

function listings(values: readonly Record<string, string | number>[]): Listing[] {
  return values.map((own, at) => {
    const { type = 'car', ...rest } = own
    return {
      id: `v${at}`,
      type,
      values: { make: 'Nissan', model: 'Qashqai', relevance: 0, arrived: 0, ...rest },
    }
  }) as unknown as Listing[]
}

describe('what most vehicles of a model are', () => {
  const names = { makes: ['Nissan'], models: ['Qashqai'] }

  it('is its commonest body and seats, and round prices around eight of ten', () => {
    const prices = [1_500, 9_400, 9_900, 10_000, 11_000, 12_000, 13_000, 14_000, 18_000, 42_000]
    const index = createStockIndex(
      listings([
        ...prices.map((price, at) => ({
          price,
          bodyType: at === 0 ? 'Hatchback' : 'SUV',
          seats: at === 9 ? 7 : 5,
        })),
        { model: 'Micra', price: 2_000, bodyType: 'Hatchback', seats: 4 },
      ]),
    )
    expect(modelProfile(index, 'car', names)).toEqual({
      bodyType: 'SUV',
      seats: 5,
      price: { low: 9_000, high: 20_000 },
    })
  })

  it('has the wheelbase of vans, the axles of trucks, and open ends beyond the round prices', () => {
    const index = createStockIndex(
      listings([
        { type: 'van', price: 500, wheelbase: 'LWB', bodyType: 'Panel Van' },
        { type: 'truck', price: 400_000, axleConfiguration: '6x2', bodyType: 'Tractor Unit', seats: 2 },
      ]),
    )
    expect(modelProfile(index, 'van', names)).toEqual({
      bodyType: 'Panel Van',
      wheelbase: 'LWB',
      price: { low: Number.NEGATIVE_INFINITY, high: 1_000 },
    })
    expect(modelProfile(index, 'truck', names)).toEqual({
      bodyType: 'Tractor Unit',
      axleConfiguration: '6x2',
      price: { low: 150_000, high: Number.POSITIVE_INFINITY },
    })
  })

  it('says nothing of what the stock does not say', () => {
    expect(modelProfile(createStockIndex(listings([{}])), 'car', names)).toEqual({})
    expect(modelProfile(createStockIndex([]), 'car', names)).toEqual({})
  })
})
