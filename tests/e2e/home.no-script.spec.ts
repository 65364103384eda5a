import { expect, test } from './support/test.ts'

test('the home search works in two steps', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Make').selectOption('Ford')
  await page.getByRole('button', { name: 'Update lists' }).click()
  await expect(page.getByLabel('Make')).toHaveValue('Ford')
  await page.getByLabel('Model').selectOption({ index: 1 })
  const model = await page.getByLabel('Model').inputValue()
  await page.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(
    (url) => url.pathname === '/car-search' && url.searchParams.get('model') === model,
  )
})

test('another type has its own makes, and any leads to all three types', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Type').selectOption('Trucks')
  await page.getByRole('button', { name: 'Update lists' }).click()
  await expect(page.getByLabel('Type')).toHaveValue('truck')
  await expect(page.getByLabel('Make').getByRole('option', { name: 'DAF' })).toBeAttached()
  await page.getByLabel('Type').selectOption('Any')
  await page.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/browse-stock/)
  for (const name of ['Cars', 'Vans', 'Trucks'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

test('the list of every vehicle is paged by links', async ({ page }) => {
  await page.goto('/vehicles')
  const first = (await page.getByRole('row').nth(1).textContent()) ?? ''
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/vehicles\?page=2$/)
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/vehicles\/.+/)
})

test('an invalid page number answers 404 with links onwards', async ({ page }) => {
  expect((await page.goto('/vehicles?page=0'))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Search vans', exact: true })).toBeVisible()
})
