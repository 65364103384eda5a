import { expect, sampled, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test(
      'the price range is in view after the form is sent, and a van is compared with one body type, and with all again',
      sampled(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/valuation?type=car&make=BMW&model=3+Series')
        await page.getByLabel('Year').fill('2022')
        await page.getByLabel('Mileage', { exact: true }).fill('40,000')
        await page.getByRole('button', { name: 'Show price range' }).click()
        await expect(page).toHaveURL(/mileage=40%2C000#answer$/)
        await expect(page.getByRole('heading', { name: 'BMW 3 Series, 2022, 40,000 miles' })).toBeInViewport()

        await page.goto('/valuation?type=van&make=Ford&model=Transit&year=2021&mileage=60000')
        const bodies = page.getByRole('navigation', { name: 'Compare with one body type only' })
        await expect(bodies.getByRole('link', { name: 'Any' })).toHaveAttribute('aria-current', 'true')
        await expect(page.getByText('or of the body type')).toBeVisible()
        await bodies.getByRole('link', { name: 'Panel Van' }).click()
        await expect(page).toHaveURL(/bodyType=Panel\+Van#answer$/)
        await expect(page.getByText('of the same make, model and body type')).toBeVisible()
        await expect(bodies.getByRole('link', { name: 'Panel Van' })).toHaveAttribute('aria-current', 'true')
        await bodies.getByRole('link', { name: 'Any' }).click()
        await expect(page.getByText('or of the body type')).toBeVisible()
      },
    )
  })
}
