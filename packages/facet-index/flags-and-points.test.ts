import { expect, it } from 'vitest'
import { createFacetIndex } from './create-facet-index.ts'
import { boats } from './oracle/arbitrary-records.ts'
import type { Schema } from './schema/schema.ts'

it('finds the records that have all the flags asked for, and counts their other flags', () => {
  const schema: Schema = {
    fields: { gear: { kind: 'flags', values: ['Radar', 'Life raft', 'Windlass'] } },
    sorts: {},
    clusterBy: [],
  }
  const index = createFacetIndex(schema, [
    { id: 'a', values: { gear: ['Radar', 'Windlass'] } },
    { id: 'b', values: { gear: ['Life raft', 'Radar', 'Sextant'] } },
    { id: 'c', values: {} },
  ])
  const radar = { value: 'Radar', count: 2 }
  expect(index.facets({ gear: ' RADAR ' }).gear).toEqual([
    radar,
    { value: 'Life raft', count: 1 },
    { value: 'Windlass', count: 1 },
  ])
  expect(index.facets({ gear: ['Windlass', 'radar'] }).gear).toEqual([
    { value: 'Radar', count: 1 },
    { value: 'Windlass', count: 1 },
  ])
  expect(index.facets({ gear: ['Radar', 'Sextant'] }).gear).toEqual([])
  expect(index.facets({ gear: [' '] }).gear).toHaveLength(3)
})

it('finds points within a distance, to the nearest mile', () => {
  const at = (latitude: number) => ({ latitude, longitude: 0 })
  const index = createFacetIndex(boats, [
    { id: 'a', values: { berth: at(50) } },
    { id: 'b', values: { berth: at(50.3) } },
    { id: 'c', values: { berth: at(51) } },
    { id: 'd', values: {} },
  ])
  const idsWithin = (low: number, high: number) => {
    const filters = { berth: { from: at(50), low, high } }
    return index.search({ filters, sort: 'nearest', from: at(50), offset: 0, limit: 9 }).ids
  }
  // A degree of latitude is 69.1 miles.
  expect(idsWithin(0, 20)).toEqual(['a'])
  expect(idsWithin(0, 21)).toEqual(['a', 'b'])
  expect(idsWithin(21, 69)).toEqual(['b', 'c'])
  expect(idsWithin(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual(['a', 'b', 'c'])
  const idsFrom = (latitude: number) =>
    index.search({ filters: {}, sort: 'nearest', from: at(latitude), offset: 0, limit: 9 }).ids
  expect([idsFrom(52), idsFrom(49)]).toEqual([
    ['c', 'b', 'a', 'd'],
    ['a', 'b', 'c', 'd'],
  ])
})
