import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterDefinitions } from '../stock/filter-definitions.data.ts'
import { numberFields } from '../stock/filter-fields.ts'
import { parseSort } from '../stock/sort-orders.ts'
import { arbitraryParams } from './arbitrary-listing.ts'
import { exampleAssumed } from './example-assumed.ts'
import { formatFilters, parseFilters } from './parse-query.ts'

function parse(query: string) {
  return parseFilters(new URLSearchParams(query), exampleAssumed.terms)
}

describe('the filters of a query string', () => {
  it('trims words and keeps their case', () => {
    expect(parse('make=%20Alfa++Romeo%20')).toEqual({ filters: { make: ['Alfa Romeo'] }, faults: [] })
  })

  it.each([
    ['price=5000-9999', { price: { low: 5000, high: 9999 } }],
    ['price=5000-', { price: { low: 5000, high: Number.POSITIVE_INFINITY } }],
    ['price=-9999', { price: { low: Number.NEGATIVE_INFINITY, high: 9999 } }],
    ['year=2019', { year: { low: 2019, high: 2019 } }],
    ['engineSize=1.6', { engineSize: { low: 16, high: 16 } }],
    ['engineSize=1.60-2', { engineSize: { low: 16, high: 20 } }],
    ['doors=0', { doors: { low: 0, high: 0 } }],
  ])('reads %s', (query, filters) => {
    expect(parse(query)).toEqual({ filters, faults: [] })
  })

  it('ignores empty and unknown parameters, and takes neither of two numbers', () => {
    expect(parse('make=&model=%20&utm_source=x&price=&year=2019&year=2020')).toEqual({
      filters: {},
      faults: [{ parameter: 'year', message: 'Year: choose one value only.' }],
    })
    expect(parse('year=&year=2019&year=2019').filters).toEqual({ year: { low: 2019, high: 2019 } })
  })

  it('takes several words of a field, each once, in their order', () => {
    expect(parse('make=Ford&make=+bmw&make=&make=FORD&colour=Red')).toEqual({
      filters: { make: ['Ford', 'bmw'], colour: ['Red'] },
      faults: [],
    })
  })

  it('takes 20 words of a field and refuses 21', () => {
    const makes = (count: number) => Array.from({ length: count }, (_, n) => `make=Make+${n}`).join('&')
    expect(parse(makes(20)).filters.make).toHaveLength(20)
    expect(parse(`${makes(21)}&colour=Red`)).toEqual({
      filters: { colour: ['Red'] },
      faults: [{ parameter: 'make', message: 'Make: choose at most 20.' }],
    })
  })

  it('reads how prices are meant, and leaves out the defaults', () => {
    expect(parse('vat=EX&deposit=1500&term=48&monthlyPrice=-250').filters).toEqual({
      vat: 'ex',
      terms: { ...exampleAssumed.terms, deposit: 150_000, months: 48 },
      monthlyPrice: { low: Number.NEGATIVE_INFINITY, high: 250 },
    })
    expect(parse('vat=&deposit=0&term=60').filters).toEqual({})
    expect(parse('vat=none&deposit=-1&term=7').faults.map(({ parameter }) => parameter)).toEqual([
      'deposit',
      'term',
      'vat',
    ])
  })

  it('reads an emission class in any spelling', () => {
    expect(parse('emissionClass=EURO6&emissionClass=Euro+VI').filters).toEqual({ emissionClass: ['Euro 6'] })
  })

  it.each([
    '1e4',
    '0x10',
    '+5',
    '--5',
    '-',
    '5,000',
    '5.',
    '.5',
    '1-2-3',
    '5000.5',
    'NaN',
    'Infinity',
    '５',
    '1 000',
    'cheap',
    '9999999999999',
    '5 - 9',
  ])('rejects price=%s with an example of a valid range', (text) => {
    const { filters, faults } = parseFilters(
      new URLSearchParams({ price: text, make: 'Ford' }),
      exampleAssumed.terms,
    )
    expect(filters).toEqual({ make: ['Ford'] })
    expect(faults).toEqual([
      {
        parameter: 'price',
        message: 'Price: write a whole number of pounds, like 5000, or a range, like 5000-9999.',
      },
    ])
  })

  it('takes no year of two digits, with which every vehicle would be "from 19"', () => {
    expect(parse('year=19-').faults.map(({ message }) => message)).toEqual([
      'Year: write four digits, like 2018, or a range, like 2018-2021.',
    ])
    expect(parse('year=0-1999').faults).toEqual([])
  })

  it('gives examples that are valid themselves, for every number field', () => {
    for (const field of numberFields) {
      const message = parse(`${field}=x`).faults[0]?.message ?? ''
      const [, one = '', range = ''] = /like (\S+), or a range, like (\S+)\.$/.exec(message) ?? []
      expect(message.startsWith(filterDefinitions[field].label)).toBe(true)
      expect(parse(`${field}=${one}`).faults).toEqual([])
      expect(parse(`${field}=${range}`).faults).toEqual([])
    }
  })

  it('rejects a range whose ends are reversed', () => {
    expect(parse('price=9999-5000').faults).toEqual([
      { parameter: 'price', message: 'Price: the lower number comes first, as in 5000-9999.' },
    ])
  })

  it('refuses a word of more than 200 characters', () => {
    expect(parse(`model=${'x'.repeat(200)}`).faults).toEqual([])
    expect(parse(`model=${'x'.repeat(201)}`)).toEqual({
      filters: {},
      faults: [{ parameter: 'model', message: 'Model: at most 200 characters.' }],
    })
  })

  it('are the same after being formatted and parsed', () => {
    fc.assert(
      fc.property(arbitraryParams, (params) => {
        const { filters } = parseFilters(params, exampleAssumed.terms)
        const written = formatFilters(filters, exampleAssumed.terms)
        expect(parseFilters(written, exampleAssumed.terms)).toEqual({ filters, faults: [] })
        expect(
          formatFilters(parseFilters(written, exampleAssumed.terms).filters, exampleAssumed.terms).toString(),
        ).toBe(written.toString())
      }),
    )
  })

  it('are parsed from any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('make', 'price', 'engineSize'),
        fc.string({ unit: 'binary' }),
        (name, text) => {
          const { filters, faults } = parseFilters(new URLSearchParams([[name, text]]), exampleAssumed.terms)
          expect(Object.keys(filters).length + faults.length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('the sort order of a query string', () => {
  it.each([
    [null, 'relevance'],
    ['', 'relevance'],
    ['price_asc', 'price_asc'],
    ['PRICE_ASC', null],
    ['toString', null],
  ])('reads %j as %j', (text, order) => {
    expect(parseSort(text)).toBe(order)
  })
})
