import { describe, expect, it } from 'vitest'
import { compileFilters } from '../filters/conditions.ts'
import { matchSegment } from '../filters/match-segment.ts'
import { boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import { createScanIndex } from '../oracle/scan-index.ts'
import type { FacetRecord, Filters } from '../schema/query.ts'
import { countSegmentRanges } from './count-ranges.ts'
import { countSegment } from './count-segment.ts'
import { createFacetCounts, listFacets } from './facet-counts.ts'

/** Enough records, with suitable fields, that some filter uses each way of counting. */
const records = Array.from({ length: 9_000 }, (_, i): FacetRecord => {
  const [maker, model] = [i % 7, i % 91]
  return {
    id: `b${i}`,
    values: {
      maker: maker === 0 ? undefined : `Maker ${maker}`,
      model: `Model ${model}`,
      hull: `Hull ${i % 200}`,
      engine: `Engine ${Math.floor(i / 3)}`,
      length: i % 13,
      cabins: i % 4,
      draught: i % 5 === 0 ? undefined : i % 300,
    },
  }
})
const { segment, schema, dictionaries } = buildSegments(boats, records)
const oracle = createScanIndex(boats, records)
const emptyCounts = createFacetCounts(schema.facetFields, dictionaries)

function facets(filters: Filters) {
  const counts = emptyCounts()
  countSegment(segment, matchSegment(segment, compileFilters(filters, schema, dictionaries)), counts)
  return listFacets(counts, schema, dictionaries)
}

describe('the facets of a segment', () => {
  const low = 0
  it.each<[string, Filters]>([
    ['no filter: the totals', {}],
    ['one filter: its own field from the totals', { maker: 'Maker 1' }],
    ['few hits, counted field by field', { hull: 'Hull 3', cabins: { low, high: 0 } }],
    ['many hits, counted by composite code', { length: { low, high: 4 }, cabins: { low, high: 2 } }],
    ['nearly all hits, the others subtracted', { length: { low, high: 11 }, draught: { low, high: 290 } }],
    [
      'a clustered field of many near misses, counted by group',
      { maker: 'Maker 2', cabins: { low, high: 2 } },
    ],
    ['a clustered field of few near misses', { model: 'Model 5', maker: 'Maker 5' }],
    ['a field of rare keywords', { engine: 'Engine 12', cabins: { low, high: 3 } }],
    ['a number with many values', { draught: { low: 10, high: 20 }, hull: 'Hull 15' }],
    ['three filters without a hit', { maker: 'Maker 1', model: 'absent', cabins: { low: 2, high: 2 } }],
  ])('with %s', (_, filters) => {
    expect(facets(filters)).toEqual(oracle.facets(filters))
  })

  it.each<[string, Filters]>([
    ['all records', {}],
    ['many hits', { length: { low, high: 9 } }],
    ['few hits', { hull: 'Hull 3', cabins: { low, high: 1 } }],
  ])('have the counts of any ranges among %s', (_, filters) => {
    const ranges = [-1, 0, 1, 7, 50, 150, 299, 400].flatMap((from) =>
      [0, 1, 20, Number.POSITIVE_INFINITY].map((length) => ({ low: from, high: from + length })),
    )
    for (const field of ['draught', 'length', 'cabins']) {
      const match = matchSegment(segment, compileFilters(filters, schema, dictionaries))
      const counts = countSegmentRanges(segment, match, schema.ordinals.get(field) as number, ranges)
      expect([counts]).toEqual(oracle.countRanges(filters, [{ field, ranges }]))
    }
  })

  it('are counted from empty counts each time', () => {
    const counts = emptyCounts()
    counts[0]?.fill(7)
    expect(emptyCounts().every((own) => own.every((count) => count === 0))).toBe(true)
    expect(facets({})).toEqual(oracle.facets({}))
  })
})
