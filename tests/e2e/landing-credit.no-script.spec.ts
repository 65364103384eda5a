import { landingPages } from '#content/landing-pages.ts'
import { expect, test } from './support/test.ts'

/** A rate, or an amount a month with pence, as cards and points show the cost of credit. */
const costOfCredit = /\d% APR|£[\d,]+\.\d\d a month/

test.beforeEach(async ({ page }) => page.route('**/media/**', (route) => route.abort()))

const pages = [
  ...landingPages,
  { path: '/cars/used/ford', topic: 'used' },
  { path: '/vans/used/diesel', topic: 'used' },
]

for (const { path, topic } of pages)
  test(`${path} shows no cost of credit before the representative example`, async ({ page }) => {
    await page.goto(path)
    const text = (await page.locator('main').textContent()) ?? ''
    const example = text.indexOf('Representative example')
    if (topic === 'leasing') {
      expect(text).not.toMatch(costOfCredit)
      expect(text).not.toMatch(/from £/)
      expect(text).toContain('These are examples to help you plan, not offers.')
      return
    }
    expect(example).toBeGreaterThan(0)
    expect(text.slice(0, example)).not.toMatch(costOfCredit)
    expect(text.slice(example)).toMatch(costOfCredit)
  })

test('a landing page says what each published figure counts', async ({ page }) => {
  await page.goto('/cars/used')
  const figures = page.locator('main dl').first()
  await expect(figures).toContainText('440,021')
  await expect(figures).toContainText('used cars sold since 1977')
  await expect(figures).toContainText('average of 95,106 customer reviews up to October 2026')
})

test('new stock can be narrowed to what is there', async ({ page }) => {
  await page.goto('/trucks/new')
  const links = page.getByRole('region', { name: 'Find new trucks by' }).getByRole('link')
  const label = (await links.first().textContent()) ?? ''
  await links.first().click()
  await expect(page).toHaveURL(/\/truck-search\?.*mileage=0-99/)
  const count = /([\d,]+)$/.exec(label)?.[1] ?? 'no count'
  await expect(page).toHaveTitle(new RegExp(`^${count} `))
})
