import { pageSizes } from '#domain/search/parse-page.ts'
import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

test('what is within a distance of a postcode is found, with the distance on each card', async ({
  page,
  request,
}) => {
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await openSections(filters, 'Age, mileage and distance')
  const distance = filters.getByLabel('Distance', { exact: true })
  await expect(distance).toHaveAccessibleDescription('Without a postcode, from Liverpool')

  await filters.getByLabel('Your postcode').fill('L3 4DB')
  await page.keyboard.press('Tab')
  await distance.selectOption('-20')
  await expect(page).toHaveURL(/\/car-search\?distance=-20&postcode=L3$/)
  const { total } = await countOf(request, 'car', 'distance=-20&postcode=L3')
  expect(total).toBeGreaterThan(0)
  await expect(resultsHeading(page)).toHaveText(`${total.toLocaleString('en-GB')} cars`)
  await expect(distance.locator('option:checked')).toHaveText(`20 miles (${total.toLocaleString('en-GB')})`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(Math.min(total, pageSizes.search))
  await expect(cards.filter({ hasText: / miles?, / })).toHaveCount(await cards.count())

  await page.getByRole('link', { name: 'Remove Distance: Within 20 miles of L3' }).click()
  await expect(page).toHaveURL(/\/car-search$/)

  // The tab keeps the postcode, also when the empty field has had the focus.
  await expect(filters.getByLabel('Your postcode')).toHaveValue('')
  await filters.getByLabel('Your postcode').focus()
  await page.keyboard.press('Tab')
  await distance.selectOption('-20')
  await expect(page).toHaveURL(/\/car-search\?distance=-20&postcode=L3$/)
})

test('a postcode that is entered alone asks for the nearest first', async ({ page }) => {
  await page.goto('/car-search?make=Ford')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await openSections(filters, 'Age, mileage and distance')
  await filters.getByLabel('Your postcode').fill('L3 4DB')
  await filters.getByLabel('Your postcode').press('Enter')
  await expect(page).toHaveURL(/\?make=Ford&sort=distance&postcode=L3$/)
})
