import { expect, test } from './support/test.ts'

test('a hovered tab shows its pages', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('navigation', { name: 'Categories' })
  await expect(header.getByRole('link', { name: 'Van leasing' })).toBeVisible()
  await header.getByRole('link', { name: 'Trucks', exact: true }).hover()
  await expect(header.getByRole('link', { name: 'Truck leasing' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Van leasing' })).toBeHidden()
})
