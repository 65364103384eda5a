import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

test('a phrase leads to its results, with ordinary filters', async ({ page, request }) => {
  await page.goto(`/find?q=${encodeURIComponent('automtic deisel estate under £30k')}`)
  const query = 'price=-30000&gearbox=Automatic&bodyType=Estate&fuelType=Diesel'
  await expect(page).toHaveURL(`/car-search?${query}`)
  const { total } = await countOf(request, 'car', query)
  expect(total).toBeGreaterThan(0)
  await expect(resultsHeading(page)).toHaveText(`${total} cars`)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Estate')
})

test('the results say which words were not understood', async ({ page }) => {
  await page.goto('/find?q=white+flibbertigibbet+van')
  await expect(page).toHaveURL(/\/van-search\?colour=White&notUnderstood=flibbertigibbet$/)
  await expect(page.getByText('We didn’t understand “flibbertigibbet”.')).toBeVisible()
})

test('the results say that contact details were left out, and have no link with them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').locator('input[name=q]').fill('ford 07700 900987 jane@example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/car-search\?make=Ford&leftOut=contact-details$/)
  await expect(page.getByText('That looks like an email address or a telephone number.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in use' })).not.toContainText('£')
  expect(await page.content()).not.toMatch(/jane|07700|900987/)
})

test('an empty phrase opens the search of its type', async ({ page }) => {
  await page.goto('/find?q=&type=truck')
  await expect(page).toHaveURL(/\/truck-search$/)
})
