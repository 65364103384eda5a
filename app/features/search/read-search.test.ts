import { describe, expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

const home = { latitude: 53.4, longitude: -3 }
const read = (query: string) => readSearch(new URLSearchParams(query), home)

describe('reading the address of a search', () => {
  it('takes nothing for everything, by relevance, from the first page', () => {
    expect(read('')).toEqual({
      filters: {},
      sort: 'relevance',
      page: 1,
      postcode: '',
      from: home,
      faults: [],
    })
  })

  it('ignores parameters that are none of its own', () => {
    expect(read('utm_source=letter&gclid=1').faults).toEqual([])
  })

  it('leaves out a malformed filter and names it', () => {
    const { filters, faults } = read('price=abc&make=Ford')
    expect(filters).toEqual({ make: 'Ford' })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^Price:/)
  })

  it('falls back to relevance for an order that does not exist, and says so', () => {
    const { sort, faults } = read('sort=cheapest')
    expect(sort).toBe('relevance')
    expect(faults[0]).toMatch(/sorted by relevance/)
  })

  it('falls back to the first page for what is no page, and says so', () => {
    const { page, faults } = read('page=minus+one')
    expect(page).toBe(1)
    expect(faults[0]).toMatch(/here is page 1/)
  })

  it('measures from the postcode in the order that needs it, and only there', () => {
    expect(read('sort=distance&postcode=M1+1AA').from).not.toEqual(home)
    expect(read('sort=price_asc&postcode=M1+1AA')).toMatchObject({ postcode: '', from: home })
  })

  it('measures from home when it does not know the postcode, and says so', () => {
    const { from, faults, postcode } = read('sort=distance&postcode=XX99')
    expect(from).toEqual(home)
    expect(postcode).toBe('XX99')
    expect(faults[0]).toMatch(/recognise that postcode/)
  })
})
