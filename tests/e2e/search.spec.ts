import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the results are free of accessibility faults in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/van-search?make=Ford&price=0-14000&sort=distance')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })

test('a picture that cannot be had leaves a calm panel', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort())
  await page.goto('/car-search')
  const card = page.getByRole('article').first()
  await expect(card.locator('svg')).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
})

test('the page runs without a complaint from the browser', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/truck-search?page=2')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText('Page 3')
  expect(complaints).toEqual([])
})
