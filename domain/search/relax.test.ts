import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../stock/listing.ts'
import { arbitraryListing, arbitraryParams } from './arbitrary-listing.ts'
import { createScanIndex } from './oracle.ts'
import { parseFilters } from './parse-query.ts'
import type { Filters } from './query.ts'
import { relax } from './relax.ts'
import { createStockIndex } from './stock-index.ts'

type Counting = Pick<ReturnType<typeof createStockIndex>, 'search'>

function counter(index: Counting) {
  return (filters: Filters) => index.search({ type: 'car', filters, sort: 'relevance', limit: 0 }).total
}

function car(id: string, values: Partial<Listing['values']>): Listing {
  return { id, type: 'car', values: { arrived: 0, relevance: 0, ...values } }
}

const filtersOf = (query: string) => parseFilters(new URLSearchParams(query)).filters

function offers(query: string, listings: readonly Listing[]) {
  const found = relax(filtersOf(query), counter(createStockIndex(listings)))
  return found.map(({ changes, count }) => [
    ...changes.map(({ field, range }) => (range ? `${field} ${range.low} to ${range.high}` : `no ${field}`)),
    count,
  ])
}

describe('relaxing a search without results', () => {
  const stock = [
    car('a', { make: 'Ford', gearbox: 'Manual', price: 9_000, year: 2019 }),
    car('b', { make: 'Ford', gearbox: 'Automatic', price: 11_500, year: 2020 }),
    car('c', { make: 'Ford', gearbox: 'Automatic', price: 30_000, year: 2022 }),
    car('d', { make: 'Audi', gearbox: 'Manual', price: 8_000, year: 2015 }),
  ]

  it('widens a range to the nearest edge that finds something, and drops one filter', () => {
    expect(offers('make=Ford&gearbox=Automatic&price=-10000', stock)).toEqual([
      ['price -Infinity to 12500', 1],
      ['no price', 2],
      ['no gearbox', 1],
    ])
  })

  it('keeps the make that was named until everything else has been relaxed', () => {
    const more = [...stock, car('e', { make: 'Volvo', gearbox: 'Robot', price: 9_000, colour: 'Red' })]
    expect(offers('make=Ford&gearbox=Robot&colour=Red&price=-10000', more)).toEqual([
      ['no gearbox', 'no colour', 1],
    ])
  })

  it('gives up the derivative before the model, and the model before the make', () => {
    const fiesta = car('f', { make: 'Ford', model: 'Fiesta', derivative: 'Zetec', price: 5_000 })
    expect(offers('make=Ford&model=Fiesta&derivative=ST-3&price=-6000', [...stock, fiesta])).toEqual([
      ['no derivative', 1],
    ])
    expect(offers('make=Ford&model=Puma&price=-6000', [...stock, fiesta])).toEqual([['no model', 1]])
    expect(offers('make=Ford&model=Puma&price=-4000', [...stock, fiesta])).toEqual([
      ['no model', 'price -Infinity to 6000', 1],
      ['no model', 'no price', 4],
    ])
  })

  it('widens a range at either end', () => {
    expect(offers('make=Ford&price=14000-16000&year=2020', stock)).toEqual([['price 10000 to 16000', 1]])
  })

  it('widens a year one by one', () => {
    expect(offers('make=Ford&year=2016-2018&gearbox=Manual', stock)).toEqual([['year 2016 to 2019', 1]])
  })

  it('drops a filter rather than widen a range beyond recognition', () => {
    expect(offers('make=Audi&year=2022', stock)).toEqual([['no year', 1]])
  })

  it('drops a model with its make', () => {
    expect(offers('make=Nobody&model=Nothing', stock)).toEqual([['no make', 4]])
  })

  it('drops two filters where one is not enough', () => {
    expect(offers('make=Ford&gearbox=Robot&fuelType=Steam', stock)).toEqual([
      ['no gearbox', 'no fuelType', 3],
    ])
  })

  it('drops the smallest set where two are not enough', () => {
    expect(offers('make=Ford&gearbox=Robot&fuelType=Steam&colour=Plaid', stock)).toEqual([
      ['no gearbox', 'no colour', 'no fuelType', 3],
    ])
  })

  it('has nothing to offer without stock', () => {
    expect(offers('make=Ford', [])).toEqual([])
  })

  it('offers changes that find exactly their count, always some, on the index as on the oracle', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryListing(), { minLength: 1, maxLength: 30 }),
        arbitraryParams,
        (list, params) => {
          const { filters } = parseFilters(params)
          const [index, oracle] = [counter(createStockIndex(list)), counter(createScanIndex(list))]
          let asked = 0
          const offered = relax(filters, (changed) => {
            asked++
            return index(changed)
          })
          for (const { filters: changed, count } of offered) {
            expect(count).toBeGreaterThan(0)
            expect(oracle(changed)).toBe(count)
          }
          expect(offered.length).toBeLessThanOrEqual(6)
          expect(asked).toBeLessThanOrEqual(4 * (8 * Object.keys(filters).length + 28 + 1))
          const { vat, terms, ...narrowing } = filters
          const inStock = oracle({}) > 0 && Object.keys(narrowing).length > 0
          expect(offered.length > 0).toBe(inStock)
        },
      ),
      { numRuns: 300 },
    )
  })
})
