import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/car-search')
})

test('price goes from one value to another, and not to what is no number', async ({ page, request }) => {
  await test.step('price goes from one value to another, each with what it finds', async () => {
    const price = page.getByRole('group', { name: 'Price', exact: true })
    const upTo = price.getByLabel('To').locator('option[value="10000"]')
    const { total } = await countOf(request, 'car', 'price=-10000')
    await expect(upTo).toHaveText(`£10,000 (${total.toLocaleString('en-GB')})`)
    await price.getByLabel('To').selectOption('10000')
    await expect(page).toHaveURL(/\?price=-10000$/)
    await expect(page.locator('#results')).toHaveText(`${total.toLocaleString('en-GB')} cars`)
    const from = price.getByLabel('From').locator('option[value="5000"]')
    const within = (await countOf(request, 'car', 'price=5000-10000')).total
    await expect(from).toHaveText(`£5,000 (${within.toLocaleString('en-GB')})`)
    await price.getByLabel('From').selectOption('5000')
    await expect(page).toHaveURL(/\?price=5000-10000$/)
    await expect(resultsHeading(page)).toHaveText(`${within.toLocaleString('en-GB')} cars`)
  })

  await test.step('text that is not a number stays in the field with advice, and does not change the search', async () => {
    await page.goto('/car-search')
    const price = page.getByRole('group', { name: 'Price', exact: true })
    await price.getByLabel('From').selectOption('Exact figure…')
    const lowest = price.getByLabel('Minimum, £')
    await lowest.fill('nine')
    await lowest.press('Enter')
    await expect(lowest).toHaveAccessibleDescription('Enter one whole number in digits.')
    await expect(lowest).toHaveValue('nine')
    await expect(page).toHaveURL(/\/car-search$/)
    await lowest.fill('9,000')
    await lowest.press('Enter')
    await expect(page).toHaveURL(/\?price=9000-$/)
    await expect(lowest).toHaveAccessibleDescription('')
  })
})

test('an exact figure is typed, and the selects show it', async ({ page }) => {
  await openSections(page.getByRole('complementary', { name: 'Filters' }), 'Age, mileage and distance')
  const mileage = page.getByRole('group', { name: 'Mileage', exact: true })
  await mileage.getByLabel('To').selectOption('Exact figure…')
  await mileage.getByLabel('Maximum, miles').fill('37,500')
  await mileage.getByLabel('Maximum, miles').press('Enter')
  await expect(page).toHaveURL(/\?mileage=-37500$/)
  await expect(mileage.getByLabel('To').locator('option:checked')).toHaveText(/^37,500 miles \([\d,]+\)$/)
  await mileage.getByLabel('Maximum, miles').fill('')
  await mileage.getByLabel('Maximum, miles').press('Enter')
  await expect(page).toHaveURL(/\/car-search$/)
})

test('the ends of a range are reached and changed with the keyboard', async ({ page }) => {
  await openSections(page.getByRole('complementary', { name: 'Filters' }), 'Age, mileage and distance')
  const year = page.getByRole('group', { name: 'Year', exact: true })
  await year.getByLabel('From').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?year=20\d\d(-|$)/)
  await page.keyboard.press('Tab')
  await expect(year.getByLabel('To')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(year.getByLabel('Maximum')).toBeFocused()
  await page.keyboard.type('2030')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?year=20\d\d-2030$/)
  await expect(year.getByLabel('Maximum')).toBeFocused()
})
