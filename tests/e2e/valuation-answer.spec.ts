import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the price range is in view after the form is sent', async ({ page }) => {
      await page.goto('/valuation?type=car&make=BMW&model=3+Series')
      await page.getByLabel('Year').fill('2022')
      await page.getByLabel('Mileage', { exact: true }).fill('40,000')
      await page.getByRole('button', { name: 'Show price range' }).click()
      await expect(page).toHaveURL(/mileage=40%2C000#answer$/)
      await expect(page.getByRole('heading', { name: 'BMW 3 Series, 2022, 40,000 miles' })).toBeInViewport()
    })
  })
}
