import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetFields, isFlagsField } from '../stock/filter-fields.ts'
import { arbitraryListing, arbitraryParams, arbitraryRanges, arbitrarySort } from './arbitrary-listing.ts'
import { exampleAssumed } from './example-assumed.ts'
import { formatFilters, parseFilters } from './parse-query.ts'
import { rangeFields } from './query.ts'
import { indexes, query } from './test-index.ts'

const arbitraryType = fc.constantFrom('car' as const, 'van' as const)
const arbitraryStock = fc.array(arbitraryListing(), { maxLength: 40 })

describe.each(indexes)('search by $name', ({ create }) => {
  it('offers only values that find something, each with the number of listings that it finds', () => {
    fc.assert(
      fc.property(arbitraryStock, arbitraryType, arbitraryParams, (stock, type, params) => {
        const index = create(stock)
        const chosen = parseFilters(params, exampleAssumed.terms).filters
        const facets = index.facets(type, chosen)
        for (const field of facetFields) {
          for (const { value, count } of facets[field]) {
            const asked = formatFilters(chosen, exampleAssumed.terms)
            // Flags are asked for in addition to those in use.
            if (isFlagsField(field)) asked.append(field, value)
            else asked.set(field, value)
            const { filters, faults } = parseFilters(asked, exampleAssumed.terms)
            expect(faults).toEqual([])
            expect(count).toBeGreaterThanOrEqual(1)
            expect(index.search(query({ type, filters })).total).toBe(count)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('counts for every range of price, monthly price, year and mileage what the range finds', () => {
    fc.assert(
      fc.property(
        arbitraryStock,
        arbitraryType,
        arbitraryParams,
        arbitraryRanges,
        (stock, type, params, ranges) => {
          const index = create(stock)
          const chosen = parseFilters(params, exampleAssumed.terms).filters
          const counts = index.rangeCounts(type, chosen, ranges)
          for (const field of rangeFields) {
            for (const [i, range] of (ranges[field] ?? []).entries()) {
              const filters = { ...chosen, [field]: range }
              expect(index.search(query({ type, filters })).total).toBe(counts[field]?.[i])
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never repeats or skips a listing from page to page', () => {
    fc.assert(
      fc.property(
        arbitraryStock,
        arbitraryParams,
        arbitrarySort,
        fc.integer({ min: 1, max: 9 }),
        (stock, params, sort, limit) => {
          const index = create(stock)
          const { filters } = parseFilters(params, exampleAssumed.terms)
          const { total, ids } = index.search(query({ filters, sort, limit: 1_000 }))
          const pages = []
          for (let offset = 0; offset < total; offset += limit) {
            pages.push(...index.search(query({ filters, sort, offset, limit })).ids)
          }
          expect(pages).toEqual(ids)
          expect(new Set(ids).size).toBe(total)
        },
      ),
    )
  })
})
