import { runTask } from 'facet-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../stock/listing.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { arbitraryListing, arbitraryParams } from './arbitrary-listing.ts'
import { dealership } from './distance.ts'
import { createScanIndex } from './oracle.ts'
import { parseFilters } from './parse-query.ts'
import { loadStock, saveStock, tagOfStock } from './snapshot.ts'
import { createStockIndex, type StockIndex } from './stock-index.ts'

const arbitraryStock = fc.array(arbitraryListing(), { maxLength: 30 })

function save(index: StockIndex, tag = '7'): Uint8Array {
  runTask(index.settle())
  return Buffer.concat([...saveStock(index.columns(), tag)])
}

function load(file: Uint8Array, options = {}): StockIndex | null {
  return runTask(loadStock(file, options))
}

function car(id: string, make: string): Listing {
  return { id, type: 'car', values: { make, price: 5000, arrived: 0, relevance: 0 } }
}

describe('a snapshot of the stock index', () => {
  it('loads as an index that gives the same answers and accepts changes', () => {
    fc.assert(
      fc.property(arbitraryStock, arbitraryStock, arbitraryParams, (stock, later, params) => {
        const oracle = createScanIndex(stock.slice(0, 10))
        const saved = createStockIndex(stock.slice(0, 10))
        const rest = stock.slice(10).map((listing) => ({ id: listing.id, listing }))
        for (const each of [oracle, saved]) each.apply(rest)
        const index = load(save(saved), { compactAfter: 3 }) as StockIndex
        const { filters } = parseFilters(params)
        const query = {
          type: 'car',
          filters,
          sort: 'distance',
          from: dealership,
          offset: 0,
          limit: 50,
        } as const
        const check = () => {
          expect(index.searchWithFacets(query)).toEqual(oracle.searchWithFacets(query))
          for (const type of vehicleTypes) expect(index.facets(type, {})).toEqual(oracle.facets(type, {}))
          expect(index.list({ offset: 0, limit: 99 })).toEqual(oracle.list({ offset: 0, limit: 99 }))
        }
        check()
        const changes = later.map((listing, i) => ({ id: listing.id, listing: i % 3 === 0 ? null : listing }))
        index.apply(changes)
        oracle.apply(changes)
        check()
        while (index.compact());
        check()
      }),
      { numRuns: 40 },
    )
  })

  it('shows the most common spelling of each word, and still counts spellings after loading', () => {
    const makes = ['KIA', 'Kia', 'Kia', '3 SERIES', '3 Series', 'I20', 'i20', 'i20']
    const saved = createStockIndex(makes.map((make, index) => car(`v${index}`, make)))
    saved.apply([{ id: 'v8', listing: car('v8', '3 Series') }])
    const index = load(save(saved)) as StockIndex
    for (const each of [saved, index]) {
      const makesOf = () => each.facets('car', {}).make
      expect(makesOf()).toEqual([
        { value: '3 Series', count: 3 },
        { value: 'i20', count: 3 },
        { value: 'Kia', count: 3 },
      ])
      each.apply([{ id: 'v1', listing: null }])
      each.apply([{ id: 'v9', listing: car('v9', 'KIA') }])
      expect(makesOf()).toContainEqual({ value: 'KIA', count: 3 })
      each.apply([{ id: 'v2', listing: car('v2', 'Audi') }])
      each.apply([{ id: 'v9', listing: car('v9', 'Kia') }])
      expect(makesOf()).toContainEqual({ value: 'Kia', count: 2 })
    }
  })

  it('is refused when a byte changed or bytes are missing', () => {
    const file = save(createStockIndex([car('1', 'Ford'), car('2', 'Škoda')]))
    expect(load(file)).not.toBeNull()
    expect(tagOfStock(file)).toBe('7')
    for (let length = 0; length < file.length; length += 8) {
      expect(load(file.subarray(0, length))).toBeNull()
    }
    for (let i = 0; i < file.length; i++) {
      const torn = file.slice()
      torn[i] = (torn[i] as number) ^ 0x10
      expect(load(torn)).toBeNull()
    }
  })

  it('holds the index as it was when writing began', () => {
    const later = arbitraryStock.map((stock) => stock.slice(0, 12))
    fc.assert(
      fc.property(arbitraryStock, later, fc.nat(80), (stock, later, written) => {
        const index = createStockIndex(stock, { compactAfter: 2 })
        const before = vehicleTypes.map((type) => index.facets(type, {}))
        const changes = later.map((listing, i) => ({ id: listing.id, listing: i % 3 === 0 ? null : listing }))
        const pieces: Uint8Array[] = []
        for (const piece of saveStock(index.columns(), '7')) {
          pieces.push(piece)
          if (pieces.length === written) index.apply(changes)
          if (pieces.length > written) index.compact()
        }
        const opened = load(Buffer.concat(pieces)) as StockIndex
        expect(vehicleTypes.map((type) => opened.facets(type, {}))).toEqual(before)
        const oracle = createScanIndex(stock)
        for (const each of [opened, oracle]) each.apply(changes)
        expect(opened.facets('car', {})).toEqual(oracle.facets('car', {}))
      }),
      { numRuns: 60 },
    )
  })
})

describe('warming up', () => {
  it('changes no answer, for any stock', () => {
    fc.assert(
      fc.property(arbitraryStock, (stock) => {
        const index = createStockIndex(stock)
        const before = index.facets('car', {})
        runTask(index.warmUp(12))
        expect(index.facets('car', {})).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })
})
