import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import { exampleRecord } from '../record/example-record.ts'
import { findSimilar, findSome } from './similar-stock.ts'

const van = (id: string) => exampleRecord({ metadata: { stockId: id } })

describe('similar stock', () => {
  it('is the same model near the price, without the vehicle itself', async () => {
    const asked: SearchQuery[] = []
    const stock = {
      search: async (query: SearchQuery) => {
        asked.push(query)
        return { total: 5, records: ['van-1', 'a', 'b', 'c', 'd'].map(van) }
      },
    }
    const similar = await findSimilar(stock, exampleRecord(), 'van')
    expect(similar.map(({ metadata }) => metadata.stockId)).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.filters).toEqual({
      make: ['Ford'],
      model: ['Transit'],
      price: { low: 8_000, high: 12_000 },
    })
  })

  it('widens to the body type and names each vehicle once', async () => {
    const stock = {
      search: async ({ filters }: SearchQuery) => ({
        total: 1,
        records: filters.bodyType ? ['a', 'b', 'c'].map(van) : ['a'].map(van),
      }),
    }
    const similar = await findSimilar(stock, exampleRecord(), 'van')
    expect(similar.map(({ metadata }) => metadata.stockId)).toEqual(['a', 'b', 'c'])
  })

  it('has vehicles of each type when nothing is known', async () => {
    const stock = {
      search: async ({ type }: SearchQuery) => ({ total: 2, records: [van(`${type}-1`), van(`${type}-2`)] }),
    }
    const some = await findSome(stock)
    expect(some.map(({ metadata }) => metadata.stockId)).toEqual(['car-1', 'car-2', 'van-1', 'van-2'])
  })
})
