import { afterEach, expect, it, vi } from 'vitest'
import dealersOwn from '#sells'
import type { LandingWords } from './text-schemas.ts'

afterEach(() => {
  vi.doUnmock('#sells')
  vi.resetModules()
})

/** The pages and the navigation of a dealer who sells these types, and all else that the demo's dealer does. */
async function dealerOf(types: Partial<typeof dealersOwn>) {
  vi.resetModules()
  vi.doMock('#sells', () => ({ default: { ...dealersOwn, ...types } }))
  const [{ isOffered }, { categories }, { homeFaq }, { inCondition }, landing, { site }] = await Promise.all([
    import('./offered.ts'),
    import('./navigation.ts'),
    import('./faqs/home-faq.ts'),
    import('./sold-types.ts'),
    import('./landing/cars.mdx') as Promise<unknown> as Promise<{ page: LandingWords }>,
    import('./site.ts'),
  ])
  return { isOffered, categories, homeFaq, inCondition, landing, site }
}

it('a dealer of vans alone has no page about cars', async () => {
  const { isOffered, categories, homeFaq } = await dealerOf({ car: [], van: ['used', 'new'], truck: [] })
  expect(['/vans', '/vans/new', '/van-search', '/articles/used-van-checks'].filter(isOffered)).toHaveLength(4)
  const ofCars = ['/cars', '/car-search', '/articles/running-costs', '/articles/hp-or-pcp']
  expect([...ofCars, '/articles/checking-a-used-car'].filter(isOffered)).toEqual([])
  expect(categories.map(({ slug }) => slug)).toEqual(['vans'])
  expect(homeFaq.map(({ question }) => question)).toContain('What is van finance?')
})

it('a dealer of new vehicles alone has no page about used ones, and compares no prices', async () => {
  const { isOffered, categories, inCondition } = await dealerOf({ car: ['new'], van: [], truck: [] })
  expect(isOffered('/cars/new')).toBe(true)
  const ofUsed = ['/cars/used', '/cars/reviews', '/expert-reviews', '/articles/checking-a-used-car']
  expect([...ofUsed, '/offers', '/valuation'].filter(isOffered)).toEqual([])
  expect(categories[0]?.links.map(({ to }) => to)).not.toContain('/cars/reviews')
  expect(inCondition('car', 'New')).toEqual({})
  expect(inCondition('car', 'Used')).toEqual({ condition: ['Used'] })
})

it('a dealer of used vehicles alone filters nothing to show them', async () => {
  const { isOffered, inCondition } = await dealerOf({ car: ['used'], van: ['used'], truck: [] })
  expect(['/cars/new', '/vans/new'].filter(isOffered)).toEqual([])
  expect(inCondition('van', 'Used')).toEqual({})
})

it('a dealer for cash who compares no prices says so on no page of cars', async () => {
  const own = { ...dealersOwn, finance: false, pricePosition: false }
  const { landing } = await dealerOf(own)
  expect(landing.page.points.map(({ title }) => title)).toEqual([
    'One full price',
    'Clear about what we know',
  ])
  const { landing: compared } = await dealerOf({ ...own, pricePosition: true })
  expect(compared.page.points.map(({ title }) => title)).toContain('Compared for you')
})

it('a dealer without finance and leases is no credit broker, on pages and in emails', async () => {
  const { site } = await dealerOf({ finance: false, leasing: false })
  expect(site.regulation).toBeNull()
  expect(site.emailFoot.join(' ')).not.toMatch(/broker|Financial Conduct/)
  const { site: leasing } = await dealerOf({ finance: false, leasing: true })
  expect(leasing.emailFoot.join(' ')).toContain('credit broker')
})
