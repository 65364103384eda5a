import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageParameters, withoutOtherParameters } from './page-parameters.ts'

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
  ])('%s is read as %s', (target, address) => {
    expect(withoutOtherParameters(target)).toBe(address)
  })

  it('keeps what every page reads, whatever else is in the query', () => {
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...pageParameters), fc.string({ maxLength: 6 })),
      fc.string({ maxLength: 6, unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()]))
        const read = new URL(withoutOtherParameters(`http://site/?${query}`)).searchParams
        const known = [...query].filter(([name]) => pageParameters.has(name))
        expect([...read]).toEqual(known)
      }),
    )
  })
})

it('lists every parameter that a page reads', () => {
  const read = /(?:params|query|search|url|address)\w*\)?\??\.(?:get|getAll|has)\(\s*'(\w+)'/gi
  const named = /Parameter = '(\w+)'/g
  const files = globSync('{app,domain}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(read), ...source.matchAll(named)].map(([, name = '']) => name)
  })
  expect(names.length).toBeGreaterThan(10)
  expect([...new Set(names)].filter((name) => !pageParameters.has(name))).toEqual([])
})
