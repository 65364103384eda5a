import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../stock/listing.ts'
import { arbitraryListing, arbitraryParams } from './arbitrary-listing.ts'
import { exampleAssumed } from './example-assumed.ts'
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

const filtersOf = (query: string) => parseFilters(new URLSearchParams(query), exampleAssumed.terms).filters

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

  it('widens a range at either end', () => {
    expect(offers('make=Ford&price=14000-16000&year=2020', stock)).toEqual([['price 10000 to 16000', 1]])
  })

  it('widens a year one by one', () => {
    expect(offers('make=Ford&year=2016-2018&gearbox=Manual', stock)).toEqual([['year 2016 to 2019', 1]])
  })

  it('drops a filter rather than widen a range beyond recognition', () => {
    expect(offers('make=Audi&year=2022', stock)).toEqual([['no year', 1]])
  })

  const named = [
    car('e', { make: 'Fiat', model: '500', bodyType: 'Convertible', colour: 'Blue', price: 9_000 }),
    car('f', { make: 'Fiat', model: '500', bodyType: 'Hatchback', colour: 'Red', price: 5_000 }),
    car('g', { make: 'Fiat', model: 'Panda', bodyType: 'Hatchback', colour: 'Green', price: 4_000 }),
    car('h', { make: 'Ferrari', model: 'Portofino', bodyType: 'Convertible', colour: 'Red', price: 120_000 }),
    car('i', { make: 'Nissan', model: 'Qashqai', plate: '68', price: 13_000 }),
    car('j', { make: 'Volvo', model: 'V40', plate: '68', price: 11_000 }),
  ]

  it.each([
    [
      'everything else before the model',
      'make=Fiat&model=500&bodyType=Convertible&colour=Red&colour=Yellow',
      [
        ['no bodyType', 1],
        ['no colour', 1],
      ],
    ],
    [
      'a limit before the make',
      'make=Nissan&model=Qashqai&plate=68&price=-12500',
      [['price -Infinity to 15000', 1]],
    ],
    [
      'all else, while one of them is in stock',
      'make=Fiat&model=500&gearbox=Robot&fuelType=Steam&colour=Plaid',
      [['no gearbox', 'no colour', 'no fuelType', 2]],
    ],
    ['a model that is not in stock, before its make', 'make=Fiat&model=Tipo&colour=Green', [['no model', 1]]],
    [
      'a model that is not in stock, and then the rest',
      'make=Fiat&model=Tipo&colour=Plaid&bodyType=Hatchback',
      [['no model', 'no colour', 2]],
    ],
    ['a make that is not in stock, with its model', 'make=Nobody&model=Nothing', [['no make', 6]]],
    [
      'a make that is not in stock, and then the rest',
      'make=Lancia&model=Delta&colour=Plaid&bodyType=Convertible',
      [['no make', 'no colour', 2]],
    ],
    ['a make alone', 'make=Lancia&colour=Red', [['no make', 2]]],
    ['a model alone', 'model=Delta&colour=Red', [['no model', 2]]],
    ['one of several makes in stock', 'make=Lancia&make=Volvo&colour=Red', [['no colour', 1]]],
  ])('gives up %s', (_, query, expected) => {
    expect(offers(query, named)).toEqual(expected)
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
          const { filters } = parseFilters(params, exampleAssumed.terms)
          const [index, oracle] = [counter(createStockIndex(list)), counter(createScanIndex(list))]
          let asked = 0
          const offered = relax(filters, (changed) => {
            asked++
            return index(changed)
          })
          const { make, model } = filters
          const isNamed = make !== undefined || model !== undefined
          const named = { ...(make && { make }), ...(model && { model }) }
          const staysNamed = isNamed && index(named) > 0
          for (const { filters: changed, count } of offered) {
            if (staysNamed) expect(changed).toMatchObject(named)
            expect(count).toBeGreaterThan(0)
            expect(oracle(changed)).toBe(count)
          }
          expect(offered.length).toBeLessThanOrEqual(6)
          expect(asked).toBeLessThanOrEqual(8 * Object.keys(filters).length + 28 + 4)
          const { vat, terms, ...narrowing } = filters
          const inStock = oracle({}) > 0 && Object.keys(narrowing).length > 0
          expect(offered.length > 0).toBe(inStock)
        },
      ),
      { numRuns: 300 },
    )
  })
})
