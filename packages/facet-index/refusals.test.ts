import { describe, expect, it } from 'vitest'
import { createFacetIndex } from './create-facet-index.ts'
import { boats } from './oracle/arbitrary-records.ts'

describe('values of the wrong kind for their field', () => {
  it('are refused before anything changes', () => {
    const index = createFacetIndex(boats, [{ id: 'b1', values: { length: 7 } }])
    const change = (values: Record<string, string | number>) =>
      index.apply([
        { id: 'b1', record: null },
        { id: 'b2', record: { id: 'b2', values } },
      ])
    expect(() => change({ length: 7.5 })).toThrow('"length" holds whole numbers')
    expect(() => change({ cabins: -1 })).toThrow(RangeError)
    expect(() => change({ length: '7' })).toThrow(RangeError)
    expect(() => change({ maker: 7 })).toThrow(TypeError)
    expect(() => change({ gear: 'Radar' })).toThrow(TypeError)
    expect(() => createFacetIndex(boats, [{ id: 'b1', values: { listed: 2 ** 53 } }])).toThrow(RangeError)
    expect(index.size()).toBe(1)
  })

  it('are refused in queries, as are unknown fields and sorts', () => {
    const index = createFacetIndex(boats)
    expect(() => index.facets({ length: '7' })).toThrow(TypeError)
    expect(() => index.facets({ maker: { low: 0, high: 1 } })).toThrow(TypeError)
    expect(() => index.facets({ maker: [7] })).toThrow(TypeError)
    expect(() => index.facets({ gear: { low: 0, high: 1 } })).toThrow(TypeError)
    expect(() => index.countRanges({}, [{ field: 'listed', ranges: [] }])).not.toThrow()
    expect(() => index.countRanges({}, [{ field: 'maker', ranges: [] }])).toThrow(RangeError)
    expect(() => index.facets({ mast: 'tall' })).toThrow('No field "mast"')
    expect(() => index.facets({ listed: { low: 0, high: 1 } })).toThrow('No field "listed"')
    expect(() => index.search({ filters: {}, sort: 'price', offset: 0, limit: 1 })).toThrow('No sort "price"')
    expect(() => index.search({ filters: {}, sort: 'nearest', offset: 0, limit: 1 })).toThrow('needs `from`')
    expect(() => index.facets({ berth: { low: 0, high: 9 } })).toThrow(TypeError)
    expect(() => index.facets({ berth: 'Southampton' })).toThrow(TypeError)
    expect(() => index.keyword('b1', 'length')).toThrow('no keyword field "length"')
  })

  it.each([
    [{ length: 2 ** 31 - 1, listed: 2 ** 53 - 2, maker: '', mast: 'ignored' }, null],
    [{ length: 2 ** 31 }, RangeError],
    [{ listed: 0.5 }, RangeError],
    [{ score: Number.NaN }, RangeError],
    [{ berth: '53.4 -3' }, TypeError],
    [{ maker: { latitude: 1, longitude: 1 } }, TypeError],
  ])('are told from values at their limits: %j', (values, error) => {
    const create = () => createFacetIndex(boats, [{ id: 'b1', values }])
    if (error === null) expect(create).not.toThrow()
    else expect(create).toThrow(error)
  })
})

it('refuses a schema that sorts or clusters by fields that are absent or of the wrong kind', () => {
  const sortBy = (by: string, direction: 'ascending' | 'nearest') => () =>
    createFacetIndex({ ...boats, sorts: { wrong: { by, direction } } })
  expect(sortBy('mast', 'ascending')).toThrow('no number field "mast"')
  expect(sortBy('maker', 'ascending')).toThrow('no number field "maker"')
  expect(sortBy('length', 'nearest')).toThrow('no point field "length"')
  expect(() => createFacetIndex({ ...boats, clusterBy: ['length'] })).toThrow('no keyword field "length"')
})
