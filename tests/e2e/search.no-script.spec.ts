import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

test('the filters are a form with a submit button', async ({ page, request }) => {
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_asc')
  await filters.getByRole('button', { name: 'Apply' }).click()
  const { total } = await countOf(request, 'car', 'make=Ford')
  await expect(resultsHeading(page)).toHaveText(`${total} cars`)
  await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('price_asc')
})

test('pages and chips are links', async ({ page }) => {
  await page.goto('/car-search?fuelType=Petrol')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/fuelType=Petrol&page=2/)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: 'Remove Fuel type: Petrol' }).click()
  await expect(page).toHaveURL(/\/car-search$/)
})

test('the distance order asks for a postcode on the next page', async ({ page }) => {
  await page.goto('/car-search?sort=distance')
  await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1')
  await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page).toHaveURL(/postcode=M1/)
  await expect(page.getByLabel('Your postcode').filter({ visible: true })).toHaveValue('M1')
})

test('a distance is measured from the postcode beside it', async ({ page }) => {
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('Your postcode').fill('L3 4DB')
  await filters.getByLabel('Distance', { exact: true }).selectOption('-20')
  await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Within 20 miles of L3')
  await expect(filters.getByLabel('Your postcode')).toHaveValue('L3')
})

test('on a phone a button opens the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await filters.getByLabel('Gearbox').selectOption('Manual')
  await filters.getByRole('button', { name: /^Search/ }).click()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Manual')
})

test('invalid parameters are reported, and the valid ones are applied', async ({ page }) => {
  const response = await page.goto('/car-search?make=Ford&price=cheap&sort=best&page=first')
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  for (const message of ['Price:', 'sorted by relevance', 'here is page 1'])
    await expect(main).toContainText(message)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Ford')
})

test('a page past the last links to the last', async ({ page }) => {
  const response = await page.goto('/truck-search?page=999999999999')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: /See the last page/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an empty result suggests filters to drop', async ({ page, request }) => {
  await page.goto('/car-search?make=Ford&price=1-2')
  await expect(page.getByRole('heading', { name: 'No cars match all of these filters' })).toBeVisible()
  const { total } = await countOf(request, 'car', 'make=Ford')
  await page.getByRole('link', { name: `${total} cars with any price` }).click()
  await expect(resultsHeading(page)).toHaveText(`${total} cars`)
})
