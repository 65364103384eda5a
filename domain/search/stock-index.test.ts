import { describe, expect, it } from 'vitest'
import { pence } from '../finance/money.ts'
import { monthlyFigure } from '../finance/monthly-figure.ts'
import { identifierKey } from '../stock/identifier-key.ts'
import type { SortOrder } from '../stock/sort-orders.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { exampleAssumed } from './example-assumed.ts'
import { parseFilters } from './parse-query.ts'
import { indexes, listing, query } from './test-index.ts'

describe.each(indexes)('search by $name', ({ create }) => {
  it.each<[SortOrder, string[]]>([
    ['relevance', ['c', 'a', 'b', 'd']],
    ['price_asc', ['b', 'c', 'a', 'd']],
    ['price_desc', ['a', 'b', 'c', 'd']],
    ['distance', ['c', 'a', 'b', 'd']],
    ['mileage', ['c', 'b', 'a', 'd']],
    ['year_desc', ['b', 'a', 'c', 'd']],
    ['year_asc', ['c', 'a', 'b', 'd']],
    ['most_recent', ['b', 'a', 'c', 'd']],
    ['monthly_asc', ['c', 'b', 'a', 'd']],
    ['monthly_desc', ['a', 'b', 'c', 'd']],
  ])('sorts by %s, absent values last and ties by id', (sort, expected) => {
    const index = create([
      listing('d'),
      listing('b', {
        price: 5000,
        priceWithVat: 600_000,
        mileage: 90,
        year: 2020,
        place: { latitude: 50, longitude: 0 },
        arrived: 9,
      }),
      listing('a', {
        price: 7000,
        priceWithVat: 700_000,
        mileage: 900,
        year: 2019,
        place: { latitude: 53, longitude: -3 },
        arrived: 5,
      }),
      listing('c', {
        price: 5000,
        priceWithVat: 500_000,
        mileage: 0,
        year: 2018,
        place: { latitude: 53.4, longitude: -3 },
        arrived: 5,
        relevance: 9,
      }),
    ])
    expect(index.search(query({ sort })).ids).toEqual(expected)
  })

  it('leaves out a model of one make, and of every make by its name alone', () => {
    const index = create([
      listing('1', { make: 'Polestar', model: '2' }),
      listing('2', { make: 'Fiat', model: '2' }),
      listing('3', { make: 'Land Rover', model: 'Discovery Sport' }),
      listing('4', { make: 'Land Rover', model: 'Discovery' }),
    ])
    const found = (...notModel: string[]) => index.search(query({ filters: { notModel } })).ids
    expect(found('Polestar 2')).toEqual(['2', '3', '4'])
    expect(found('LAND ROVER discovery sport', 'Fiat 2')).toEqual(['1', '4'])
    expect(found('2')).toEqual(['3', '4'])
    expect(found('Ford 2', 'Sport')).toEqual(['1', '2', '3', '4'])
    const { make, model } = index.facets('car', { model: ['2'], notModel: ['Polestar 2', 'Discovery'] })
    expect(make).toEqual([{ value: 'Fiat', count: 1 }])
    expect(model).toEqual([
      { value: '2', count: 1 },
      { value: 'Discovery Sport', count: 1 },
    ])
  })

  it('finds derivatives that have all the words', () => {
    const index = create([
      listing('1', { make: 'Ford', derivative: '1.0 Ti-VCT Zetec S (s/s) 5dr' }),
      listing('2', { make: 'Ford', derivative: '1.0 Zetec 3dr' }),
      listing('3', { make: 'Ford', derivative: '1.0 Titanium' }),
      listing('4', { make: 'Ford' }),
    ])
    const found = (...derivativeWord: string[]) => index.search(query({ filters: { derivativeWord } })).ids
    expect(found('zetec')).toEqual(['1', '2'])
    expect(found('ZETEC', 'S/S')).toEqual(['1'])
    expect(found('vct')).toEqual([])
    const filters = { derivativeWord: ['Zetec'], derivative: ['1.0 Zetec 3dr', '1.0 Titanium'] }
    expect(index.search(query({ filters })).ids).toEqual(['2'])
    expect(index.facets('car', filters).derivative.map(({ value }) => value)).toEqual([
      '1.0 Ti-VCT Zetec S (s/s) 5dr',
      '1.0 Zetec 3dr',
    ])
  })

  it('does not narrow a facet by its own filter', () => {
    const index = create([
      listing('1', { make: 'Audi', colour: 'Red' }),
      listing('2', { make: 'BMW', colour: 'Red' }),
      listing('3', { make: 'BMW', colour: 'Blue' }),
    ])
    const { make, colour } = index.facets('car', { make: ['audi'], colour: ['red'] })
    expect(make).toEqual([
      { value: 'Audi', count: 1 },
      { value: 'BMW', count: 1 },
    ])
    expect(colour).toEqual([{ value: 'Red', count: 1 }])
  })

  it('shows a word once, in its most common current spelling, and finds it by any spelling', () => {
    const index = create([listing('1', { make: 'FORD' }), listing('2', { make: 'Ford' })])
    expect(index.facets('car', {}).make).toEqual([{ value: 'Ford', count: 2 }])
    expect(index.search(query({ filters: { make: ['fOrD'] } })).total).toBe(2)
    index.apply([{ id: '4', listing: listing('4', { make: 'FORD' }) }])
    expect(index.facets('car', {}).make).toEqual([{ value: 'FORD', count: 3 }])
    index.apply([{ id: '4', listing: null }])
    index.apply([{ id: '1', listing: null }])
    expect(index.facets('car', {}).make).toEqual([{ value: 'Ford', count: 1 }])
    index.apply([{ id: '2', listing: null }])
    index.apply([{ id: '3', listing: listing('3', { make: 'ford' }) }])
    expect(index.facets('car', {}).make).toEqual([{ value: 'ford', count: 1 }])
  })

  it('finds one of several words, registrations in any case and spacing, and stock numbers', () => {
    const index = create([
      listing('1', { make: 'Audi', registration: identifierKey('AB71 CDE') ?? 0 }),
      listing('2', {
        make: 'BMW',
        registration: identifierKey('X1') ?? 0,
        stockId: identifierKey('s-2') ?? 0,
      }),
      listing('3', { make: 'Ford' }),
    ])
    const idsOf = (text: string) =>
      index.search(query({ filters: parseFilters(new URLSearchParams(text), exampleAssumed.terms).filters }))
        .ids
    expect(idsOf('make=bmw&make=Ford')).toEqual(['2', '3'])
    expect(idsOf('registration=ab71cde')).toEqual(['1'])
    expect(idsOf('registration=AB71+C')).toEqual([])
    expect(idsOf('registration=x1&registration=AB71CDE')).toEqual(['1', '2'])
    expect(idsOf('stockId=S-2')).toEqual(['2'])
  })

  it('finds monthly prices to the penny, for any deposit and term', () => {
    const index = create([
      listing('under', { priceWithVat: 967_982 }),
      listing('over', { priceWithVat: 968_002 }),
      listing('none', {}),
    ])
    const idsOf = (text: string) =>
      index.search(query({ filters: parseFilters(new URLSearchParams(text), exampleAssumed.terms).filters }))
        .ids
    const figures = [967_982, 968_002].map((price) => monthlyFigure(pence(price), exampleAssumed.terms))
    expect(figures).toEqual([25_000, 25_001])
    expect(idsOf('monthlyPrice=-250')).toEqual(['under'])
    expect(idsOf('monthlyPrice=251-')).toEqual([])
    expect(idsOf('monthlyPrice=-250&deposit=1')).toEqual(['over', 'under'])
    expect(idsOf('monthlyPrice=-250&deposit=9680')).toEqual(['over', 'under'])
    expect(idsOf('monthlyPrice=-250&term=36')).toEqual([])
  })

  it('compares the prices of vans with or without VAT, and those of cars as advertised', () => {
    const values = { price: 10_000, priceWithVat: 1_200_099, priceWithoutVat: 1_000_050 }
    const index = create([
      listing('van', { type: 'van', ...values }),
      listing('dear', { type: 'van', price: 12_001, priceWithVat: 1_200_100, priceWithoutVat: 1_000_000 }),
      listing('car', values),
    ])
    const ask = (type: VehicleType, text: string, sort: SortOrder = 'price_asc') => {
      const { filters } = parseFilters(new URLSearchParams(text), exampleAssumed.terms)
      return index.searchWithFacets(query({ type, filters, sort }))
    }
    expect(ask('van', 'vat=inc&price=-12000').ids).toEqual(['van'])
    expect(ask('van', 'vat=inc').ids).toEqual(['van', 'dear'])
    expect(ask('van', 'vat=ex').ids).toEqual(['dear', 'van'])
    expect(ask('van', 'vat=ex', 'price_desc').ids).toEqual(['van', 'dear'])
    expect(ask('van', 'vat=inc&price=5000-').facets.price).toEqual([{ value: '10000-12499', count: 2 }])
    expect(ask('van', '').facets.price).toEqual([{ value: '10000-12499', count: 2 }])
    expect(ask('car', 'vat=inc&price=-11000').ids).toEqual(['car'])
  })

  it('lists measures in bands, counts by value and words in reading order', () => {
    const index = create([
      listing('1', { model: 'Model 10', price: 5000, doors: 5, engineSize: 16 }),
      listing('2', { model: 'model 9', price: 4000, doors: 3, engineSize: 17 }),
    ])
    expect(index.facets('car', {})).toMatchObject({
      model: [{ value: 'model 9' }, { value: 'Model 10' }],
      price: [{ value: '4000-5999', count: 2 }],
      doors: [{ value: '3' }, { value: '5' }],
      engineSize: [{ value: '1.6-1.7', count: 2 }],
      colour: [],
    })
  })

  it('keeps cars, vans and trucks apart', () => {
    const index = create([listing('1'), listing('2', { type: 'van', make: 'Ford' })])
    expect([index.count('car'), index.count('van'), index.count('truck')]).toEqual([1, 1, 0])
    expect(index.facets('car', {}).make).toEqual([])
    expect(index.search(query({ type: 'van', filters: { make: ['FORD'] } })).ids).toEqual(['2'])
  })

  it('lists every type by make, model and id, in any spelling', () => {
    const index = create([
      listing('4', { make: 'BMW', model: 'X10' }),
      listing('3', { type: 'van', make: 'bmw', model: 'x9' }),
      listing('2', { make: 'BMW', model: 'X9' }),
      listing('1'),
    ])
    expect(index.list({ offset: 0, limit: 9 })).toEqual(['1', '2', '3', '4'])
    index.apply([{ id: '2', listing: null }])
    index.apply([{ id: '5', listing: listing('5', { make: 'Audi' }) }])
    expect(index.list({ offset: 1, limit: 2 })).toEqual(['5', '3'])
  })

  it('reflects each change in the next query', () => {
    const index = create([listing('1', { price: 5000 })])
    const cheap = query({ filters: { price: { low: 0, high: 4999 } } })
    expect(index.search(cheap).total).toBe(0)
    index.apply([{ id: '1', listing: listing('1', { price: 4500 }) }])
    expect(index.search(cheap).ids).toEqual(['1'])
    index.apply([
      { id: '2', listing: listing('2', { price: 1 }) },
      { id: '1', listing: null },
    ])
    expect(index.searchWithFacets(cheap)).toMatchObject({
      total: 1,
      ids: ['2'],
      facets: { price: [{ value: '0-1999', count: 1 }] },
    })
  })
})
