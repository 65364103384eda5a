import type { Page } from '@playwright/test'
import { pressVehicleThatNeverComes } from './support/script.ts'
import { resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading vehicle details...' })

/** Returns the link of the vehicle that is loading, and the scroll position. */
async function pressOneOfTheResults(page: Page) {
  await page.goto('/van-search')
  const link = page.getByRole('article').nth(4).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  const href = (await link.getAttribute('href')) ?? ''
  await pressVehicleThatNeverComes(page, link)
  await expect(loading(page)).toBeInViewport()
  await expect(filters(page)).toBeHidden()
  return { link, href, place }
}

test('Back from a vehicle that loaded late shows the results where they were', async ({ page }) => {
  const { href, place } = await pressOneOfTheResults(page)
  await page.goto(href)
  await expect(page.getByRole('button', { name: 'Apply for Finance' }).first()).toBeVisible()
  await page.goBack()
  await expect(resultsHeading(page)).toBeVisible()
  await expect(filters(page)).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('Escape ends the loading of a vehicle, and leaves focus and scroll position', async ({ page }) => {
  const { link, place } = await pressOneOfTheResults(page)
  await page.keyboard.press('Escape')
  await expect(filters(page)).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

/** `{id}` and `{other}` stand for vehicles in stock. */
const first = ['/car-search', '/vehicles/{id}']
const others = [
  ...['/', '/cars/used/ford', '/vehicles', '/compare?v={id}&v={other}'],
  ...['/vehicles/none', '/vehicles/{id}/enquire/call'],
]

for (const [pages, paths] of Object.entries({ 'results and a vehicle': first, 'other pages': others }))
  test(
    `a vehicle that takes long says so on the way from ${pages}`,
    sampled(paths === first),
    async ({ page, request }) => {
      const [one, other] = await (await request.get('/api/vehicles/search/car?pageSize=2')).json()
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path.replace('{id}', one._id).replace('{other}', other._id))
          const here = new URL(page.url()).pathname
          const link = page
            .getByRole('main')
            .locator(`a[href*="/vehicles/"]:not([href*="/apply"], [href*="/enquire/"], [href^="${here}?"])`)
            .first()
          await link.scrollIntoViewIfNeeded()
          await pressVehicleThatNeverComes(page, link)
          await expect(loading(page)).toBeInViewport()
        })
    },
  )
