import { describe, expect, it } from 'vitest'
import { canonicalPath, hydration } from './route-handle.ts'

describe('the hydration of a page', () => {
  const handle = { hydrates: 'vehicle' }

  it('has the props that the loader returned, where the route hydrates', () => {
    const loaderData = { page: { view: 1 }, jsonLd: [] }
    expect(hydration([{}, { handle, loaderData }])).toEqual({ page: 'vehicle', props: { view: 1 } })
    expect(hydration([{}, { handle: undefined, loaderData }])).toBeUndefined()
  })

  it('is absent from error pages', () => {
    expect(hydration([{}, { handle }])).toBeUndefined()
  })
})

describe('the canonical address', () => {
  const search = [{ handle: undefined }, { handle: { canonical: ['make', 'model', 'page'] } }]

  it('has no query unless the route names parameters', () => {
    expect(canonicalPath({ pathname: '/about', search: '?utm_source=x' }, [{}])).toBe('/about')
  })

  it('keeps the parameters that the route names, in its order, without empty ones', () => {
    const location = { pathname: '/car-search', search: '?page=2&sort=mileage&make=BMW&model=' }
    expect(canonicalPath(location, search)).toBe('/car-search?make=BMW&page=2')
  })

  it('is the same for every spelling where the route derives it from the loader data', () => {
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

  it('has no query when such a route has no loader data', () => {
    const matches = [{ handle: { canonical: () => ({ make: 'x' }) } }]
    expect(canonicalPath({ pathname: '/car-search', search: '?make=x' }, matches)).toBe('/car-search')
  })
})
