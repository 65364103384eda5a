import { describe, expect, it, vi } from 'vitest'
import type { Facets } from '#domain/search/query.ts'
import { cacheFacets } from './cache-facets.ts'

describe('the facets of the catalogue', () => {
  const setUp = () => {
    const stock = { changes: 0 }
    const count = vi.fn(() => ({ make: [{ value: 'Ford', count: stock.changes }] }) as unknown as Facets)
    return { stock, count, facets: cacheFacets({ facets: count }, () => stock.changes) }
  }

  it('are counted once for the whole stock and for each single filter, until the stock changes', () => {
    const { stock, count, facets } = setUp()
    const ford = { make: ['Ford'] }
    expect(facets('car', {})).toBe(facets('car', {}))
    expect(facets('car', ford)).toBe(facets('car', { ...ford }))
    facets('van', {})
    expect(count.mock.calls).toEqual([
      ['car', {}],
      ['car', ford],
      ['van', {}],
    ])
    stock.changes = 1
    expect(facets('car', {}).make).toEqual([{ value: 'Ford', count: 1 }])
  })

  it('are counted each time with several filters, of which there are too many to keep', () => {
    const { count, facets } = setUp()
    const filters = { make: ['Ford'], model: ['Focus'] }
    facets('car', filters)
    facets('car', filters)
    expect(count).toHaveBeenCalledTimes(2)
  })
})
