import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const names = ['make', 'price', 'priceFrom', 'priceTo', 'priceWas', 'deals', 'term']
const route = { pattern: '/', parameters: new Set(names), form: null, isPersonal: false }

describe('the address of a page', () => {
  it.each([
    ['/car-search?utm_source=x&make=Ford&gclid=1', '/car-search?make=Ford'],
    ['/car-search?make=Ford&make=BMW&price=-15000', '/car-search?make=Ford&make=BMW&price=-15000'],
    [
      '/car-search?priceFrom=5000&priceTo=&priceWas=-9000',
      '/car-search?priceFrom=5000&priceTo=&priceWas=-9000',
    ],
    ['/car-search?%6dake=Ford&%75tm=1&+make=1', '/car-search?%6dake=Ford'],
    ['/cars?deals', '/cars?deals'],
    ['/vehicles/a1?term=48&fbclid=z', '/vehicles/a1?term=48'],
    ['/?', '/'],
    ['/', '/'],
    ['/?x=1&&=2', '/'],
    ['/cars.data?_routes=a', '/cars.data?_routes=a'],
  ])('%s is read as %s', (target, address) => {
    expect(readAddress(target, route)).toBe(address)
  })

  it('is read as it was sent where no route says what it reads', () => {
    expect(readAddress('/nowhere?utm_source=x', undefined)).toBe('/nowhere?utm_source=x')
  })

  it('keeps what the page reads, whatever else is in the query', () => {
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 6 })),
      fc.string({ maxLength: 6, unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))
        const read = new URL(readAddress(`http://site/?${query}`, route)).searchParams
        expect([...read]).toEqual([...query].filter(([name]) => names.includes(name)))
      }),
    )
  })
})
