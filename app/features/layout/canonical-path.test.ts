import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

const search = [{ handle: undefined }, { handle: { canonical: ['make', 'model', 'page'] } }]

describe('the one address of a page', () => {
  it('has no query unless the route says so', () => {
    expect(canonicalPath({ pathname: '/about', search: '?utm_source=x' }, [{}])).toBe('/about')
  })

  it('keeps what makes it a page of its own, in the order of the route', () => {
    const location = { pathname: '/car-search', search: '?page=2&sort=mileage&make=BMW&model=' }
    expect(canonicalPath(location, search)).toBe('/car-search?make=BMW&page=2')
  })

  it('is the same for every spelling where the route makes it of what it found', () => {
    const matches = [
      {
        handle: { canonical: (found: { make: string }) => ({ make: found.make, page: '' }) },
        loaderData: { make: 'Cupra' },
      },
    ]
    expect(canonicalPath({ pathname: '/car-search', search: '?make=CUPRA' }, matches)).toBe(
      '/car-search?make=Cupra',
    )
  })

  it('has no query while a route that makes it has found nothing', () => {
    const matches = [{ handle: { canonical: () => ({ make: 'x' }) } }]
    expect(canonicalPath({ pathname: '/car-search', search: '?make=x' }, matches)).toBe('/car-search')
  })
})
