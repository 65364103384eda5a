import { describe, expect, it } from 'vitest'
import type { Facets } from '#domain/search/query.ts'
import { toGoodPrices } from './suggestions.ts'

const facets = {
  pricePosition: ['Fair price', 'Good price', 'Great price', 'High price'].map((value) => ({
    value,
    count: 2,
  })),
} as unknown as Facets

describe('the links to good prices', () => {
  it('are the great ones, then the good ones', () => {
    expect(toGoodPrices(facets, {}).map(({ value }) => value)).toEqual(['Great price', 'Good price'])
  })

  it('leave out the one in use, and one without stock', () => {
    expect(toGoodPrices(facets, { pricePosition: 'Great price' })).toEqual([
      { value: 'Good price', count: 2 },
    ])
    expect(toGoodPrices({ ...facets, pricePosition: [] }, {})).toEqual([])
  })
})
