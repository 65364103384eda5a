import { expect, sampled, test } from './support/test.ts'

// A phone of 390 by 844 px and a screen of 1440 by 900 px show the first vehicle's picture and price without scrolling,
// with any notice above them.

const first = [
  '/car-search',
  '/car-search?sort=distance',
  '/van-search?monthlyPrice=-400&deposit=5000&term=48',
]

for (const path of [
  '/car-search',
  '/truck-search',
  '/car-search?fuelType=Petrol&price=-20000&postcode=LS1+4AP&sort=distance',
  '/car-search?sort=distance',
  '/van-search?make=Ford&vat=ex',
  '/van-search?monthlyPrice=-400&deposit=5000&term=48',
  '/van-search?wheelbase=LWB&notUnderstood=zzzz&notUnderstood=flibbertigibbet&q=lwb+zzzz+flibbertigibbet',
  '/car-search?price=cheap&sort=best',
  '/car-search?leftOut=contact-details',
  '/find?q=automatic&type=car&within=make%3DFord',
])
  test(
    `the first vehicle of ${path} is in the first screen`,
    sampled(first.includes(path)),
    async ({ page }) => {
      await page.goto(path)
      const card = page.getByRole('article').first()
      await expect(card.locator('img').first()).toBeInViewport({ ratio: 1 })
      await expect(card.getByText(/^£[\d,]+$/)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
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
