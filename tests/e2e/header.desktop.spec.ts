import { expect, test } from './support/test.ts'

test('a hovered tab shows its pages', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('navigation', { name: 'Categories' })
  await expect(header.getByRole('link', { name: 'Van leasing' })).toBeVisible()
  await header.getByRole('link', { name: 'Trucks', exact: true }).hover()
  await expect(header.getByRole('link', { name: 'Truck leasing' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Van leasing' })).toBeHidden()
})

test('a vehicle that is loading is announced in place of the page', async ({ page }) => {
  await page.goto('/car-search', { waitUntil: 'networkidle' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/vehicles/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading vehicle details...' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
  goOn()
  await expect(page.getByRole('button', { name: 'Apply for Finance' })).toBeVisible()
})
