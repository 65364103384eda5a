import type { Page } from '@playwright/test'
import { expect, sampled, test } from './support/test.ts'

// A phone of 390 by 844 px and a screen of 1440 by 900 px show the first vehicle's picture and price without scrolling,
// with any notice above them.

const first = [
  '/car-search',
  '/car-search?sort=distance',
  '/van-search?monthlyPrice=-400&deposit=5000&term=48',
]

const others = [
  '/truck-search',
  '/car-search?fuelType=Petrol&price=-20000&postcode=LS1+4AP&sort=distance',
  '/van-search?make=Ford&vat=ex',
  '/van-search?wheelbase=LWB&notUnderstood=zzzz&notUnderstood=flibbertigibbet&q=lwb+zzzz+flibbertigibbet',
  '/car-search?price=cheap&sort=best',
  '/car-search?leftOut=contact-details',
  '/find?q=automatic&type=car&within=make%3DFord',
]

async function expectFirstVehicle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const card = page.getByRole('article').first()
  await expect(card.locator('img').first()).toBeInViewport({ ratio: 1 })
  await expect(card.getByText(/^£[\d,]+$/)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

for (const [results, paths] of Object.entries({ 'plain results': first, 'results with notices': others }))
  test(
    `the first vehicle of ${results} is in the first screen`,
    sampled(paths === first),
    async ({ page }) => {
      for (const path of paths) await test.step(path, () => expectFirstVehicle(page, path))
    },
  )

test('a notice that is folded on a phone says all of it when it is pressed', async ({ page, isMobile }) => {
  await page.goto('/car-search?price=cheap')
  const reason = page.getByText('Price: write a whole number of pounds')
  if (isMobile) {
    await expect(reason).toBeHidden()
    await page.getByText('We left out part of this search.').click()
  }
  await expect(reason).toBeVisible()
})
