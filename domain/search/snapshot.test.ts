import { runTask } from 'facet-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { arbitraryListing, arbitraryParams } from './arbitrary-listing.ts'
import { exampleAssumed } from './example-assumed.ts'
import { createScanIndex } from './oracle.ts'
import { parseFilters } from './parse-query.ts'
import { loadStock, saveStock } from './snapshot.ts'
import { createStockIndex, type StockIndex } from './stock-index.ts'

const arbitraryStock = fc.array(arbitraryListing(), { maxLength: 30 })

function save(index: StockIndex, tag = '7'): Uint8Array {
  runTask(index.settle())
  return Buffer.concat([...saveStock(index.columns(), tag)])
}

function load(file: Uint8Array, options = {}): StockIndex | null {
  return runTask(loadStock(file, exampleAssumed, options))
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
        const { filters } = parseFilters(params, exampleAssumed.terms)
        const query = {
          type: 'car',
          filters,
          sort: 'distance',
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
