import { expect, test } from './support/test.ts'

test('brands, questions, the newsletter and feedback work without script', async ({ page }) => {
  await page.goto('/cars/used')
  const brands = page.getByRole('region', { name: 'Browse by brand' }).getByRole('link')
  const shown = await brands.filter({ visible: true }).count()
  await page.getByText('Show all brands').click()
  await expect.poll(() => brands.filter({ visible: true }).count()).toBeGreaterThan(shown)
  await page.getByText('Is high mileage a problem?').click()
  await expect(page.getByText('It depends on how the car was used')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('The newsletter has not started')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('This button does not send anything yet')).toBeVisible()
})
