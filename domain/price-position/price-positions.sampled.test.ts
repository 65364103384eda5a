import { runTask } from 'facet-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampledRuns } from '../../tests/support/sampled.ts'
import { exampleAssumed } from '../search/example-assumed.ts'
import { createStockBuilder, packListings } from '../search/stock-columns.ts'
import {
  createStockIndex,
  type ListingChange,
  openStockIndex,
  type StockIndex,
} from '../search/stock-index.ts'
import type { Listing, ListingValues } from '../stock/listing.ts'
import { pricePositionWords } from '../stock/price-position.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { comparePriceInStock } from './compare-price-in-stock.ts'
import { createPricePositions, type PricePositions } from './price-positions.ts'
import { withPricePositions } from './with-price-positions.ts'

function ford(id: string, values: Partial<ListingValues> = {}): Listing {
  const usual = { make: 'Ford', model: 'Fiesta', price: 10_000, year: 2019, mileage: 40_000, engineSize: 10 }
  return { id, type: 'car', values: { ...usual, arrived: 0, relevance: 100, ...values } }
}
const fords = (count: number, values: Partial<ListingValues> = {}) =>
  Array.from({ length: count }, (_, i) => ford(`like ${i}`, values))

/** Built from records, as when there is no snapshot. */
function openIndex(listings: readonly Listing[]): StockIndex {
  const builder = createStockBuilder()
  for (let from = 0; from < listings.length; from += 7)
    builder.add(packListings(listings.slice(from, from + 7)))
  const columns = runTask(withPricePositions(runTask(builder.finish())))
  return runTask(openStockIndex(columns, exampleAssumed, { compactAfter: 3 }))
}

function recomputeAll(positions: PricePositions): void {
  while (positions.recompute());
}

const put = (...listings: Listing[]) => listings.map((listing) => ({ id: listing.id, listing }))

describe('price positions of an index', () => {
  it('are stored as a keyword and in the relevance', () => {
    const prices = { great: 8_000, good: 9_300, fair: 10_000 }
    const index = openIndex([
      ...fords(12),
      ...Object.entries(prices).map(([id, price]) => ford(id, { price })),
      ford('alone', { model: 'Focus' }),
    ])
    const [great, good, fair, alone] = ['great', 'good', 'fair', 'alone'].map(
      (id) => index.record(id)?.values,
    )
    expect(great).toMatchObject({ pricePosition: 'Great price' })
    expect(great?.relevance).toBeGreaterThan(good?.relevance ?? 0)
    expect(good?.relevance).toBeGreaterThan(fair?.relevance ?? 0)
    expect(fair).toMatchObject({ pricePosition: 'Fair price', relevance: 100 })
    expect(alone).not.toHaveProperty('pricePosition')
  })

  it('are kept by a changed listing until they are recomputed', () => {
    const index = openIndex([...fords(12), ford('dear', { price: 12_000 })])
    const positions = createPricePositions(index)
    positions.apply(put(...fords(12, { price: 12_000 }), ford('dear', { price: 12_000, colour: 'Red' })))
    expect(index.keyword('dear', 'pricePosition')).toBe('High price')
    expect(index.keyword('dear', 'colour')).toBe('Red')
    recomputeAll(positions)
    expect(index.keyword('dear', 'pricePosition')).toBe('Fair price')
    expect(positions.moved()).toBe(1)
  })

  it('are recomputed when listings are newer than their positions', () => {
    const index = createStockIndex([
      ...fords(12),
      ford('dear', { price: 12_000, pricePosition: 'Great price', relevance: 103 }),
    ])
    const positions = createPricePositions(index)
    positions.markAll()
    recomputeAll(positions)
    expect(index.keyword('dear', 'pricePosition')).toBe('High price')
    expect(positions.moved()).toBe(13)
  })

  it('are not set on a listing that lost its make in the meantime', () => {
    const index = openIndex([...fords(20), ford('dear', { price: 12_000 })])
    const positions = createPricePositions(index)
    positions.apply(put(...fords(20, { price: 12_000 })))
    positions.recompute()
    positions.apply(put(ford('dear', { make: ' ', price: 12_000 })))
    recomputeAll(positions)
    expect(index.record('dear')?.values).not.toHaveProperty('pricePosition')
  })

  it('take many short steps in a large group', () => {
    const index = openIndex([])
    const positions = createPricePositions(index)
    positions.apply(put(...fords(3_000)))
    let steps = 1
    while (positions.recompute()) steps += 1
    expect(steps).toBeGreaterThan(100)
  })
})

/** Mostly two models, so that most vehicles have enough comparables and changes affect positions. */
const arbitraryListing: fc.Arbitrary<Listing> = fc
  .record({
    id: fc.nat(59).map((n) => `v${n}`),
    type: mostly('car', 'van'),
    make: mostly('Ford', 'FORD', 'Kia', ' ', undefined),
    model: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('Fiesta', 'Focus') },
      fc.constantFrom('fiesta', undefined),
    ),
    price: fc.constantFrom(0, 7_000, 9_000, 9_500, 10_000, 10_500, 11_000, 13_000),
    year: fc.constantFrom(2018, 2019, 2022),
    mileage: fc.constantFrom(30_000, 40_000, 40_001, 65_000),
    engineSize: mostly(10, undefined),
    condition: mostly('Used', 'New'),
  })
  .map(({ id, type, ...values }) => ({ id, type, values: { ...values, arrived: 0, relevance: 100 } }))

function mostly<const T, const U>(usual: T, ...others: U[]): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
}

type Step =
  | { do: 'apply'; changes: ListingChange[] }
  | { do: 'draft'; changes: ListingChange[] }
  | { do: 'recompute' | 'compact'; steps: number }

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('apply' as const, 'draft' as const),
    changes: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: arbitraryListing.map((listing) => ({ id: listing.id, listing })) },
        fc.nat(59).map((n) => ({ id: `v${n}`, listing: null })),
      ),
      { maxLength: 8 },
    ),
  }),
  fc.record({ do: fc.constantFrom('recompute' as const, 'compact' as const), steps: fc.nat(12) }),
)

function answersOf(index: StockIndex) {
  const query = { filters: {}, sort: 'relevance', limit: 100 } as const
  return vehicleTypes.map((type) => index.searchWithFacets({ ...query, type }))
}

it('after any changes and a recomputation equal those of an index built from the same stock', () => {
  const stocks = fc.uniqueArray(arbitraryListing, { selector: ({ id }) => id, minLength: 40, maxLength: 60 })
  fc.assert(
    fc.property(stocks, fc.array(arbitraryStep, { maxLength: 20 }), (stock, steps) => {
      const current = new Map(stock.map((listing) => [listing.id, listing]))
      const index = openIndex(stock)
      const positions = createPricePositions(index)
      for (const step of steps) {
        if (step.do === 'apply' || step.do === 'draft') {
          if (step.do === 'apply') positions.apply(step.changes)
          else {
            const draft = positions.draft()
            for (const change of step.changes) draft.apply([change])
            runTask(draft.finish())()
          }
          for (const { id, listing } of step.changes) {
            if (listing) current.set(id, listing)
            else current.delete(id)
          }
        } else {
          for (let i = 0; i < step.steps; i++)
            if (step.do === 'compact') index.compact()
            else positions.recompute()
        }
      }
      recomputeAll(positions)
      expect(answersOf(index)).toEqual(answersOf(openIndex([...current.values()])))
      for (const id of current.keys()) {
        const comparison = comparePriceInStock(index, id)
        expect(comparison ? pricePositionWords[comparison.position] : undefined).toBe(
          index.keyword(id, 'pricePosition'),
        )
        if (comparison === null) continue
        const { ids, comparables, ratio, lowest, highest, years, miles } = comparison
        expect(new Set(ids).size).toBe(comparables)
        expect(ids).not.toContain(id)
        // The median lies between them; ratios are of 32-bit logarithms.
        expect(lowest).toBeLessThanOrEqual(1 / ratio + 1e-5)
        expect(highest).toBeGreaterThanOrEqual(1 / ratio - 1e-5)
        for (const other of ids) {
          const { year = 0, mileage = -1 } = current.get(other)?.values ?? {}
          expect(year >= years.low && year <= years.high).toBe(true)
          expect(mileage >= miles.low && mileage <= miles.high).toBe(true)
        }
      }
    }),
    sampledRuns(50, 200),
  )
})
