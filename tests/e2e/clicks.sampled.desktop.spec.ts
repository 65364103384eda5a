import type { Page } from '@playwright/test'
import { arrive, clickThrough, noteFaults, openedDirectly } from './support/click-through.ts'
import { expect, sampled, test } from './support/test.ts'

// Pages that have the same links in the same places on a phone.
const lists = ['/vehicles', '/offers', '/browse-stock', '/cars/used/ford', '/vans/used/ford', '/nothing']
const words = [
  ...['/articles', '/articles/credit-score', '/expert-reviews', '/cars/reviews'],
  ...['/cars/reviews/ford-fiesta-2017-2023', '/about', '/finance-info', '/support', '/offline'],
]

test(
  'every kind of link of the lists and the content pages leads to its page',
  sampled(false),
  async ({ page, site, request }) => {
    // A document for each kind of link.
    test.slow()
    const response = await request.get('/api/vehicles/search/truck?pageSize=1')
    const [vehicle]: { _id: string }[] = await response.json()
    const starts = [...lists, ...words, `/vehicles/${vehicle?._id}/apply`]
    const { faults, clicks } = await clickThrough(page, site.url, starts)
    expect(faults).toEqual([])
    expect(clicks).toBeGreaterThan(45)
  },
)

const tools = ['/car-search', '/van-search?make=Ford', '/valuation', '/part-exchange', '/vehicles/nothing']

test(
  'every kind of link of the results, a vehicle and the tools leads to its page',
  sampled(false),
  async ({ page, site, request }) => {
    // A document for each kind of link.
    test.slow()
    const response = await request.get('/api/vehicles/search/van?pageSize=1')
    const [vehicle]: { _id: string }[] = await response.json()
    const starts = [...tools, `/vehicles/${vehicle?._id}`]
    // Header and footer are those of the landing pages.
    const { faults, clicks, withoutReload } = await clickThrough(page, site.url, starts, ['main'])
    expect(faults).toEqual([])
    expect(clicks).toBeGreaterThan(12)
    expect(withoutReload).toBeGreaterThan(3)
  },
)

test('a link to a moved page opens its new address, and Back returns', async ({ page, site }) => {
  await page.goto('/')
  // No page of ours links to a moved one, but others do.
  const link = page.getByRole('contentinfo').getByRole('link').filter({ visible: true }).first()
  await link.evaluate((element) => element.setAttribute('href', '/stock'))
  await link.click()
  await arrive(page, await openedDirectly(site.url, '/browse-stock'))
  await page.goBack()
  await arrive(page, await openedDirectly(site.url, '/'))
})

for (const { forms, paths, isInNpmTest } of [
  {
    forms: 'the forms of home, used vans and the valuation',
    paths: ['/', '/vans/used', '/valuation'],
    isInNpmTest: true,
  },
  {
    forms: 'the other forms',
    paths: ['/cars', '/trucks/new', '/cars/finance', '/vans/leasing', '/trucks/leasing', '/part-exchange'],
    isInNpmTest: false,
  },
])
  test(
    `${forms} lead to a page that is the same as when its address is opened directly`,
    sampled(isInNpmTest),
    async ({ page, site }) => {
      const faults: string[] = []
      noteFaults(page, faults)
      for (const path of paths) await submitForm(page, site.url, path)
      expect(faults).toEqual([])
    },
  )

/** Sends the first form of a page unchanged. */
async function submitForm(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(path)
  const before = page.url()
  await page.locator('main form button[type="submit"]').filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.href !== before)
  const { pathname, search } = new URL(page.url())
  await arrive(page, await openedDirectly(origin, pathname + search))
}
