import { describe, expect, it } from 'vitest'
import { idOf } from '../columns/id-column.ts'
import { compileFilters } from '../filters/conditions.ts'
import { matchSegment } from '../filters/match-segment.ts'
import { boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import { createScanIndex } from '../oracle/scan-index.ts'
import type { FacetRecord, Filters } from '../schema/query.ts'
import { pageOfSegment } from './page-of-segment.ts'
import { compileSort, type Sorting } from './sort-key.ts'

const from = { latitude: 50, longitude: 0 }

/** Enough records for several intervals, with many equal values and some absent ones. */
const records = Array.from({ length: 40_000 }, (_, i): FacetRecord => {
  const mixed = (i * 7_919) % 40_009
  return {
    id: `b${mixed}`,
    values: {
      maker: `Maker ${i % 5}`,
      hull: i % 1_000 === 0 ? 'Wood' : i % 10 === 1 ? 'Steel' : 'GRP',
      length: mixed % 50 === 0 ? undefined : mixed % 400,
      cabins: i % 3,
      listed: 1_700_000_000_000 + (mixed % 9_000) * 1_000,
      ...(mixed % 11 === 0 ? {} : { berth: { latitude: mixed % 40, longitude: mixed % 7 } }),
    },
  }
})
const { segment, schema, dictionaries } = buildSegments(boats, records)
const oracle = createScanIndex(boats, records)

function match(filters: Filters) {
  return matchSegment(segment, compileFilters(filters, schema, dictionaries))
}

function idsOf(documents: ArrayLike<number> | null) {
  return documents && Array.from(documents, (document) => idOf(segment.columns.ids, document))
}

function sortingOf(sort: string): Sorting {
  return compileSort({ sort, from, filters: {}, offset: 0, limit: 0 }, schema)
}

const low = 0
const filters: Filters[] = [
  {},
  { maker: 'Maker 1' },
  { hull: 'Wood' },
  { hull: 'Steel' },
  { length: { low: 100, high: 101 } },
  { cabins: { low, high: 1 }, length: { low, high: 5 } },
]
const sorts = ['longest', 'shortest', 'newest', 'nearest']

describe('a page of a segment', () => {
  it.each(sorts)('sorted by "%s" is that of the oracle, at any depth', (sort) => {
    for (const each of filters) {
      const all = oracle.search({ filters: each, sort, from, offset: 0, limit: records.length }).ids
      const last = Math.max(0, all.length - 10)
      for (const offset of [0, 300, 2_000, Math.floor(all.length * 0.6), last, all.length]) {
        const page = pageOfSegment(segment, match(each), sortingOf(sort), offset, offset + 24)
        expect(idsOf(page)).toEqual(all.slice(offset, offset + 24))
      }
    }
  })
})
