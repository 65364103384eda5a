import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

// search.no-script.spec.ts has the form of a phone.
test('ranges and several values work as a form', async ({ page, request }) => {
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const apply = filters.getByRole('button', { name: 'Apply' })
  const price = filters.getByRole('group', { name: 'Price, from and to', exact: true })
  await price.getByLabel('From').selectOption('5000')
  await price.getByText('Enter exact figures').click()
  await price.getByLabel('Maximum, £').fill('£9,250')
  // The answer has the boxes, and what was chosen beside them.
  await filters.getByRole('button', { name: 'Choose more than one make' }).click()
  await expect(page).toHaveURL(/[?&]several=make(&|$)/)
  await expect(price.getByLabel('From')).toHaveValue('5000')
  await filters.getByRole('checkbox', { name: /^Ford \(/ }).check()
  await filters.getByRole('checkbox', { name: /^BMW \(/ }).check()
  await apply.click()
  const query = 'make=Ford&make=BMW&price=5000-9250'
  await expect(resultsHeading(page)).toHaveText(`${(await countOf(request, 'car', query)).total} cars`)
  const chips = page.getByRole('list', { name: 'Filters in use' })
  for (const text of ['Ford', 'BMW', '£5,000 to £9,250']) await expect(chips).toContainText(text)

  await filters.getByRole('checkbox', { name: /^BMW \(/ }).uncheck()
  await price.getByLabel('To').selectOption('')
  await apply.click()
  const fewer = await countOf(request, 'car', 'make=Ford&price=5000-')
  await expect(resultsHeading(page)).toHaveText(`${fewer.total} cars`)

  await filters.getByLabel('Make', { exact: true }).selectOption('')
  await filters.getByLabel('Price', { exact: true }).selectOption('')
  await apply.click()
  const all = await countOf(request, 'car')
  await expect(resultsHeading(page)).toHaveText(`${all.total.toLocaleString('en-GB')} cars`)
})
