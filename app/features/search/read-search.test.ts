import { describe, expect, it } from 'vitest'
import { dealership } from '#content/dealership.ts'
import { placeOfPostcode } from '#domain/stock/postcode-area.ts'
import { readSearch } from './read-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

describe('reading the address of a search', () => {
  it('defaults to everything, by relevance, on page 1', () => {
    expect(read('')).toEqual({
      filters: {},
      sort: 'relevance',
      page: 1,
      postcode: '',
      several: [],
      phrase: '',
      isNarrowed: false,
      notUnderstood: [],
      otherwise: null,
      faults: [],
    })
  })

  it('says that contact details were left out', () => {
    const { faults } = read('make=Ford&leftOut=contact-details')
    expect(faults).toEqual([expect.stringMatching(/email address or a telephone number.*call 0/)])
    expect(read('leftOut=anything').faults).toEqual([])
    expect(read('leftOut=number-plate').faults[0]).toMatch(/None of our vehicles has the number plate/)
  })

  it('ignores unknown parameters', () => {
    expect(read('utm_source=letter&gclid=1').faults).toEqual([])
  })

  it('reads the list of checkboxes to open, of a filter that has one', () => {
    expect(read('several=fuelType').several).toEqual(['fuelType'])
    for (const none of ['price', 'model', 'toString', 'make,colour', '']) {
      expect(read(`several=${none}`).several).toEqual([])
    }
  })

  it('keeps the words of a phrase that were not understood apart from the faults', () => {
    const { notUnderstood, faults } = read('notUnderstood=+very%0Ashiny+&notUnderstood=x&notUnderstood=')
    expect([notUnderstood, faults]).toEqual([['very shiny', 'x'], []])
  })

  it('names a word that was not understood once, a long one by its start, and eight at most', () => {
    const words = ['x', 'x', 'y'.repeat(200), ...'abcdefgh']
    const { notUnderstood } = read(String(new URLSearchParams(words.map((word) => ['notUnderstood', word]))))
    expect(notUnderstood).toEqual(['x', `${'y'.repeat(40)}…`, ...'abcdef'])
  })

  it('puts the words that name versions too in quotes, where the phrase has them', () => {
    const readOther = (q: string, otherwise: string) =>
      read(String(new URLSearchParams({ q, otherwise }))).otherwise
    expect(readOther('Fox X', 'x')).toEqual({ words: 'x', phrase: 'Fox "X"' })
    expect(readOther('red audi', 'win a prize')).toBeNull()
    expect(readOther('red audi', '')).toBeNull()
  })

  it('leaves out a malformed filter and reports it', () => {
    const { filters, faults } = read('price=abc&make=Ford')
    expect(filters).toEqual({ make: ['Ford'] })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^Price:/)
  })

  it('falls back to relevance for an unknown sort order, and reports it', () => {
    const { sort, faults } = read('sort=cheapest')
    expect(sort).toBe('relevance')
    expect(faults[0]).toMatch(/sorted by relevance/)
  })

  it.each([
    ['sort=price_asc&sort=mileage', /sorted by relevance/],
    ['page=2&page=3', /here is page 1/],
    ['price=-5000&price=9000-', /^Price: choose one value only/],
    ['year=2019&year=2020', /^Year: choose one value only/],
    ['deposit=100&deposit=200', /^Deposit: choose one value only/],
    ['term=48&term=60', /^Term: choose one value only/],
    ['vat=inc&vat=ex', /^VAT: choose one value only/],
    ['sort=distance&postcode=L3&postcode=M1', /recognise that postcode/],
  ])('uses neither of two values where one is possible, and reports it: %s', (query, message) => {
    const { filters, faults, page, postcode } = read(query)
    expect(faults).toEqual([expect.stringMatching(message)])
    expect({ ...filters, from: undefined }).toEqual({})
    expect([page, postcode]).toEqual([1, ''])
  })

  it('takes the same value twice, and an empty one beside another, as one', () => {
    expect(read('sort=mileage&sort=mileage&price=&price=-5000&page=2&page=')).toMatchObject({
      sort: 'mileage',
      page: 2,
      faults: [],
      filters: { price: { high: 5000 } },
    })
  })

  it('falls back to page 1 for an invalid page number, and reports it', () => {
    const { page, faults } = read('page=minus+one')
    expect(page).toBe(1)
    expect(faults[0]).toMatch(/here is page 1/)
  })

  it('measures from the postcode when sorted by distance only', () => {
    expect(read('sort=distance&postcode=M1+1AA').filters.from).toEqual(placeOfPostcode('M1'))
    expect(read('sort=price_asc&postcode=M1+1AA')).toMatchObject({ postcode: '' })
  })

  it('measures from the postcode for a distance too', () => {
    const { filters } = read('distance=-20&postcode=M1+1AA')
    expect(filters).toEqual({
      distance: { low: Number.NEGATIVE_INFINITY, high: 20 },
      from: placeOfPostcode('M1'),
    })
    expect(read('distance=-20').filters.from).toEqual(dealership)
    expect(read('make=Ford&postcode=M1+1AA').filters.from).toBeUndefined()
  })

  it('measures from the dealership for an unknown postcode, and reports it', () => {
    const { filters, faults, postcode } = read('sort=distance&postcode=XX99')
    expect(filters.from).toEqual(dealership)
    expect(postcode).toBe('XX99')
    expect(faults[0]).toMatch(/recognise that postcode/)
  })
})
