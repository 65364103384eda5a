import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPageAddress } from './page-address.ts'

describe('the canonical spelling of an address', () => {
  it.each([
    ['/', '/'],
    ['/cars/used', '/cars/used'],
    ['/CARS/Used', '/cars/used'],
    ['/cars/', '/cars'],
    ['//', '/'],
    ['//cars///used//', '/cars/used'],
    ['/%63ars', '/cars'],
    ['/cars/./../vans', '/vans'],
    ['/cars/%2E%2e/vans', '/vans'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/cars?', '/cars'],
    ['/cars#used', '/cars'],
    // The case of a vehicle's id stays.
    ['/vehicles/aB9', '/vehicles/aB9'],
    ['/Vehicles/aB9/APPLY/', '/vehicles/aB9/apply'],
    ['/vehicles/a:b', '/vehicles/a%3Ab'],
    ['/vehicles/a%2FB', '/vehicles/a%2FB'],
  ])('of %s is %s', (target, canonical) => {
    expect(readPageAddress(target).canonical).toBe(canonical)
  })

  it('is idempotent and stays on this site, for any target', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'cars',
        'VEHICLES',
        '',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5C',
        '\\',
        ':',
        '@',
        '_.data',
        'x.data',
        '.DATA',
      ),
      fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text.toWellFormed())),
    )
    expect(readPageAddress('/%20/_/.DATA').canonical).toBe('/%20.data')
    const target = fc.array(segment).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(target, (given) => {
        const { canonical } = readPageAddress(given)
        expect(new URL(canonical, 'https://pierhead.example').href).toBe(
          `https://pierhead.example${canonical}`,
        )
        expect(readPageAddress(canonical)).toEqual({ canonical, isCanonical: true })
      }),
      { numRuns: 2_000 },
    )
  })
})
