import type { Page } from '@playwright/test'
import { urls } from '../../app/urls.ts'
import { filterDefinitions } from '../../domain/stock/filter-definitions.data.ts'
import { filterFields, isTextField } from '../../domain/stock/filter-fields.ts'
import { vehicleTypes } from '../../domain/stock/vehicle-type.ts'
import { hydrated } from './support/script.ts'
import { countOf } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

// The address of a search is the truth: nothing changes it but an act of the visitor.

async function staysAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const [before] = await page.locator('main a[href^="/feeds/"]').evaluateAll(hrefsOf)
  await hydrated(page)
  // A change asks for its results first.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(address)
  expect(await page.locator('main a[href^="/feeds/"]').evaluateAll(hrefsOf)).toEqual([before])
}

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'))

for (const type of vehicleTypes)
  test(
    `results of ${type}s keep every value of every filter, with and without stock`,
    sampled(false),
    async ({ page, request }) => {
      // A search for every value.
      test.slow()
      const requests: string[] = []
      const view = urls.searchView(type)
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === view) requests.push(request.url())
      })
      const { fields } = await countOf(request, type, 'price=-9000')
      for (const field of filterFields.filter(isTextField)) {
        const { example = 'None' } = filterDefinitions[field]
        const [stocked = example] = (fields[field] ?? []).map(({ value }) => value)
        const query = new URLSearchParams([
          [field, stocked],
          [field, 'Never Made'],
          [field, 'Nor This'],
          ['price', '-9000'],
        ])
        await staysAt(page, `/${type}-search?${query}`)
        // One for each value, and one for the price.
        await expect(page.getByRole('link', { name: /^Remove / }), field).toHaveCount(4)
      }
      expect(requests).toEqual([])
    },
  )

const sharedLinks = [
  '/car-search?make=Ford&make=Cupra&price=-5000',
  '/car-search?model=Never+Made&derivative=Nor+This',
  '/car-search?price=-7000&bodyType=Estate&fuelType=Petrol+Hybrid&fuelType=Diesel+Hybrid',
  '/truck-search?q=3+axle+tipper&bodyType=Tipper&notUnderstood=3+axle',
  '/car-search?sort=price_asc&sort=mileage&price=cheap&utm_source=letter&page=1',
  '/van-search?MAKE=ford&make=FORD&make=iveco&several=make&vat=ex&postcode=L3#results',
  '/car-search?sort=distance',
  '/car-search?deposit=1000&monthlyPrice=0-250&price=0-1999&mileage=-10000',
]

test('a shared link stays as it was sent', async ({ page }) => {
  await page.addInitScript(() => {
    // What this device remembers is no part of a link that somebody else sent.
    localStorage.setItem('forecourt.terms', '{"deposit":"1500","term":"48"}')
    sessionStorage.setItem('postcode', '"M1"')
  })
  for (const address of sharedLinks) await test.step(address, () => staysAt(page, address))
})

test('a change of one filter keeps the values without stock of another', async ({ page }) => {
  await page.goto('/car-search?make=Ford&make=Never+Made&price=-9000')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('group', { name: 'Price', exact: true }).getByLabel('To').selectOption('')
  await expect(page).toHaveURL(/\?make=Ford&make=Never\+Made$/)
  await expect(filters.getByRole('checkbox', { name: 'Never Made (0)' })).toBeChecked()
  await filters.getByRole('checkbox', { name: 'Never Made (0)' }).uncheck()
  await expect(page).toHaveURL(/\?make=Ford$/)
  await expect(filters.getByRole('checkbox', { name: 'Never Made (0)' })).toBeFocused()
})
