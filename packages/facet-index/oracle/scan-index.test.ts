import { expect, it } from 'vitest'
import { boats } from './arbitrary-records.ts'
import { createScanIndex } from './scan-index.ts'

// The oracle itself is checked by hand, on three boats.
const index = createScanIndex(boats, [
  { id: '1', values: { maker: 'Bavaria', length: 7, cabins: 2, draught: 12, listed: 3 } },
  { id: '2', values: { maker: 'BAVARIA', length: 12, cabins: 2, berth: { latitude: 50, longitude: 0 } } },
  { id: '3', values: { maker: 'Hallberg', length: 9, berth: { latitude: 53, longitude: -3 } } },
])

it('filters, sorts and pages', () => {
  const page = { offset: 0, limit: 2 }
  expect(index.search({ filters: { maker: ' bavaria' }, sort: 'longest', ...page })).toEqual({
    total: 2,
    ids: ['2', '1'],
  })
  expect(index.search({ filters: { length: { low: 8, high: 12 } }, sort: 'shortest', ...page }).ids).toEqual([
    '3',
    '2',
  ])
  expect(index.search({ filters: {}, sort: 'newest', ...page }).ids).toEqual(['1', '2'])
  const from = { latitude: 53, longitude: -2 }
  expect(index.search({ filters: {}, sort: 'nearest', from, offset: 1, limit: 9 }).ids).toEqual(['2', '1'])
})

it('counts each facet without the filter of its own field', () => {
  const { maker, length, cabins, draught, hull } = index.facets({ maker: 'Hallberg' })
  expect(maker).toEqual([
    { value: 'Bavaria', count: 2 },
    { value: 'Hallberg', count: 1 },
  ])
  expect(length).toEqual([{ value: '6-9', count: 1 }])
  expect([cabins, draught, hull]).toEqual([[], [], []])
  expect(index.facets({}).draught).toEqual([{ value: '1.2 m', count: 1 }])
})

it('shows the most common spelling, and changes at once', () => {
  expect(index.keyword('2', 'maker')).toBe('Bavaria')
  index.apply([{ id: '1', record: null }])
  expect([index.keyword('2', 'maker'), index.keyword('1', 'maker'), index.size()]).toEqual([
    'BAVARIA',
    undefined,
    2,
  ])
})
