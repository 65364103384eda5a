import { runTask } from 'facet-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampledRuns } from '../../tests/support/sampled.ts'
import type { Range } from '../stock/bands.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import {
  arbitraryId,
  arbitraryListing,
  arbitraryParams,
  arbitraryPlace,
  arbitraryRanges,
  arbitrarySort,
} from './arbitrary-listing.ts'
import { exampleAssumed } from './example-assumed.ts'
import { createScanIndex, type ScannedStock } from './oracle.ts'
import { parseFilters } from './parse-query.ts'
import type { OfRanges, SearchQuery } from './query.ts'
import { createStockIndex, type ListingChange, type StockIndex } from './stock-index.ts'

/** With an offset, for the list too. */
type AskedQuery = SearchQuery & { offset: number }

const arbitraryQuery: fc.Arbitrary<AskedQuery> = fc
  .record({
    type: fc.constantFrom('car' as const, 'car' as const, 'van' as const),
    params: arbitraryParams,
    sort: arbitrarySort,
    place: fc.option(arbitraryPlace, { nil: undefined }),
    offset: fc.oneof(fc.constant(0), fc.nat(40)),
    limit: fc.constantFrom(0, 1, 5, 24, 1_000),
  })
  .map(({ params, place, ...rest }) => ({
    ...rest,
    filters: { ...parseFilters(params, exampleAssumed.terms).filters, ...(place && { from: place }) },
  }))

const arbitraryChange: fc.Arbitrary<ListingChange> = fc.oneof(
  { weight: 3, arbitrary: arbitraryListing().map((listing) => ({ id: listing.id, listing })) },
  { weight: 2, arbitrary: arbitraryId.map((id) => ({ id, listing: null })) },
)

type Step =
  | { do: 'apply'; changes: ListingChange[] }
  | { do: 'ask'; query: AskedQuery; ranges: OfRanges<Range> }
  | { do: 'draft'; changes: ListingChange[]; query: AskedQuery; ranges: OfRanges<Range> }
  | { do: 'compact'; times: number }

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('apply' as const), changes: fc.array(arbitraryChange, { maxLength: 8 }) }),
  fc.record({ do: fc.constant('ask' as const), query: arbitraryQuery, ranges: arbitraryRanges }),
  fc.record({
    do: fc.constant('draft' as const),
    changes: fc.array(arbitraryChange, { maxLength: 12 }),
    query: arbitraryQuery,
    ranges: arbitraryRanges,
  }),
  fc.record({ do: fc.constant('compact' as const), times: fc.nat(150) }),
)

function expectSameAnswers(
  index: StockIndex,
  oracle: ScannedStock,
  query: AskedQuery,
  ranges: OfRanges<Range>,
) {
  const expected = oracle.searchWithFacets(query)
  expect(index.searchWithFacets(query)).toEqual(expected)
  expect(index.search(query)).toEqual({ total: expected.total, ids: expected.ids })
  const { type, filters } = query
  expect(index.rangeCounts(type, filters, ranges)).toEqual(oracle.rangeCounts(type, filters, ranges))
  expect(index.list(query)).toEqual(oracle.list(query))
}

describe('the stock index', () => {
  it('gives the answers of the oracle after any sequence of changes, drafts and compaction steps', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryListing(), { maxLength: 30 }),
        fc.array(arbitraryStep, { maxLength: 24 }),
        (stock, steps) => {
          const index = createStockIndex(stock, { compactAfter: 3 })
          const oracle = createScanIndex(stock)
          for (const step of steps) {
            if (step.do === 'ask') expectSameAnswers(index, oracle, step.query, step.ranges)
            else if (step.do === 'compact') for (let i = 0; i < step.times; i++) index.compact()
            else if (step.do === 'draft') {
              const draft = index.draft()
              for (const change of step.changes) draft.apply([change])
              const show = runTask(draft.finish())
              expectSameAnswers(index, oracle, step.query, step.ranges)
              show()
              oracle.apply(step.changes)
              expectSameAnswers(index, oracle, step.query, step.ranges)
            } else {
              index.apply(step.changes)
              oracle.apply(step.changes)
            }
          }
          for (const type of vehicleTypes) expect(index.count(type)).toBe(oracle.count(type))
        },
      ),
      sampledRuns(30, 100),
    )
  })
})
