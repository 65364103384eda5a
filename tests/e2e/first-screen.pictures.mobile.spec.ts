import { expect, test } from './support/test.ts'

// A phone of 390 by 844 px shows the first vehicle's picture and price without scrolling.

for (const path of [
  '/car-search',
  '/truck-search',
  '/car-search?fuelType=Petrol&price=-20000&postcode=LS1+4AP&sort=distance',
  '/van-search?make=Ford&vat=ex',
])
  test(`the first vehicle of ${path} is in the first screen`, async ({ page }) => {
    await page.goto(path)
    const card = page.getByRole('article').first()
    await expect(card.locator('img')).toBeInViewport({ ratio: 1 })
    await expect(card.getByText(/^£[\d,]+$/)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
