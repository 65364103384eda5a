import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const names = ['make', 'model', 'price', 'priceFrom', 'priceTo', 'priceWas', 'deals', 'term']
const route = { pattern: '/', parameters: new Set(names), form: null, isPersonal: false }

describe('the address of a page', () => {
  it.each([
    ['/car-search?utm_source=x&make=Ford&gclid=1', '/car-search?make=Ford'],
    ['/car-search?make=Ford&make=BMW&price=-15000', '/car-search?make=Ford&make=BMW&price=-15000'],
    [
      '/car-search?priceFrom=5000&priceTo=&priceWas=-9000',
      '/car-search?priceFrom=5000&priceTo=&priceWas=-9000',
    ],
    ['/car-search?%6dake=Ford&%75tm=1&+make=1', '/car-search?%6dake=Ford&make=1'],
    ['/cars?deals', '/cars?deals'],
    ['/vehicles/a1?term=48&fbclid=z', '/vehicles/a1?term=48'],
    ['/?', '/'],
    ['/', '/'],
    ['/?x=1&&=2', '/'],
    // The same letters.
    ['/car-search?Make=Ford&MODEL=Focus', '/car-search?make=Ford&model=Focus'],
    ['/car-search?make[]=Ford&make%5B%5D=BMW', '/car-search?make=Ford&make=BMW'],
    ['/car-search?price_from=1&price-to=2', '/car-search?priceFrom=1&priceTo=2'],
    ['/car-search?Make=&Make', '/car-search'],
    ['/cars.data?_routes=a', '/cars.data?_routes=a'],
  ])('%s is read as %s', (target, address) => {
    expect(readAddress(target, route)).toBe(address)
  })

  it.each([
    ['gearbx=Manual', 'notUnderstood=gearbx'],
    ['make=Ford&minPrice=1&maxPrice=2', 'make=Ford&notUnderstood=minPrice&notUnderstood=maxPrice'],
    ['enginePowerFrom=150bhp', 'notUnderstood=enginePowerFrom'],
    ['color=red&vehicle.make=Ford', 'notUnderstood=color&notUnderstood=vehicle.make'],
    // Resembles no filter enough, or is nobody's search.
    ['mode=list&cat=4&q2=1&view=grid&PHPSESSID=1', ''],
    ['utm_make=Ford&_make=1&ref=a&source=b&gearbx=', ''],
    [`${'x=1&'.repeat(8)}gearbx=1`, ''],
    [`${'gearbox'.repeat(9)}=1`, ''],
  ])('of results says that %s seems to name a filter', (query, read) => {
    const results = { ...route, parameters: new Set([...names, 'notUnderstood']) }
    expect(readAddress(`/car-search?${query}`, results)).toBe(`/car-search${read && `?${read}`}`)
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
