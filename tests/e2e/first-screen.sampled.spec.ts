import type { Page } from '@playwright/test'
import { expect, sampled, test } from './support/test.ts'

// A phone of 390 by 844 px and a screen of 1440 by 900 px show the first vehicle's picture and price without scrolling,
// with any notice above them. On the wide screen, and on one of 1280 px, at most 220 px are between the heading and the first
// vehicle.

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

/** With more above the vehicles than there is room for in a line. */
const crowded = [
  '/car-search?make=Ford&make=BMW&fuelType=Petrol&fuelType=Diesel&bodyType=SUV&bodyType=Estate&price=-25000',
  '/car-search?fuelType=Petrol&price=-30000&gearbox=Manual&bodyType=Hatchback&doors=5&mileage=-90000',
  '/car-search?fuelType=Petrol&price=-30000&gearbox=Manual&doors=5&postcode=LS1+4AP&sort=distance',
  '/van-search?fuelType=Diesel&price=-40000&gearbox=Manual&mileage=-150000&year=2012-&vat=ex&deposit=2000&term=48',
  '/truck-search?axleConfiguration=6x2',
]

const lessCrowded = [
  '/car-search?price=-9000&gearbox=Manual',
  '/car-search?fuelType=Petrol',
  '/van-search?price=-15000',
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

for (const paths of [crowded, [...first, ...others, ...lessCrowded]])
  test(
    `what stands between heading and vehicles on a wide screen is 220 px high at most, in ${paths.length} searches`,
    sampled(paths === crowded),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'A phone has one column.')
      const heights: Record<string, number> = {}
      for (const path of paths) {
        await page.goto(path)
        for (const width of [1440, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
          const card = await page.getByRole('article').first().boundingBox()
          heights[`${width} ${path}`] = (card?.y ?? Number.NaN) - (heading?.y ?? 0) - (heading?.height ?? 0)
        }
      }
      expect(Object.entries(heights).filter(([, height]) => !(height <= 220))).toEqual([])
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
