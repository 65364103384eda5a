import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

// search.no-script.spec.ts has the form of a phone.
test('ranges, several values and equipment work as a form', sampled(false), async ({ page, request }) => {
  await test.step('ranges and several values work as a form', async () => {
    await page.goto('/car-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const apply = filters.getByRole('button', { name: 'Apply' })
    const price = filters.getByRole('group', { name: 'Price', exact: true })
    await price.getByLabel('From').selectOption('5000')
    await price.getByLabel('To').selectOption('Exact figure…')
    await price.getByLabel('Maximum, £').fill('£9,250')
    await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_asc')
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
    await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('price_asc')

    await filters.getByRole('checkbox', { name: /^BMW \(/ }).uncheck()
    await price.getByLabel('To').selectOption('')
    await apply.click()
    const fewer = await countOf(request, 'car', 'make=Ford&price=5000-')
    await expect(resultsHeading(page)).toHaveText(`${fewer.total} cars`)

    await filters.getByLabel('Make', { exact: true }).selectOption('')
    await price.getByLabel('From').selectOption('')
    await apply.click()
    const all = await countOf(request, 'car')
    await expect(resultsHeading(page)).toHaveText(`${all.total.toLocaleString('en-GB')} cars`)
  })

  await test.step('equipment works as a form', async () => {
    await page.goto('/find?q=golf+with+sat+nav')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await openSections(filters, 'More filters', 'Equipment')
    await expect(filters.getByRole('checkbox', { name: /^Sat nav \(/ })).toBeChecked()
    await filters.getByRole('checkbox', { name: /^Bluetooth \(/ }).check()
    await filters.getByRole('button', { name: 'Apply' }).click()
    const query = 'make=Volkswagen&model=Golf&equipment=Sat+nav&equipment=Bluetooth'
    await expect(resultsHeading(page)).toHaveText(`${(await countOf(request, 'car', query)).total} cars`)
    const chips = page.getByRole('list', { name: 'Filters in use' })
    for (const text of ['Golf', 'Sat nav', 'Bluetooth']) await expect(chips).toContainText(text)

    await openSections(filters, 'More filters', 'Equipment')
    await filters.getByRole('checkbox', { name: /^Sat nav \(/ }).uncheck()
    await filters.getByRole('checkbox', { name: /^Bluetooth \(/ }).uncheck()
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(chips).not.toContainText('Sat nav')
    await expect(chips).toContainText('Golf')
  })
})

test('a wrong figure stops the form, with its reason, wherever it is', async ({ page }) => {
  await page.goto('/car-search')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const apply = filters.getByRole('button', { name: 'Apply' })
  await openSections(filters, 'Age, mileage and distance')
  const mileage = filters.getByRole('group', { name: 'Mileage', exact: true })
  await expect(mileage.getByLabel('Maximum, miles')).toBeHidden()
  await mileage.getByLabel('To').selectOption('Exact figure…')
  await mileage.getByLabel('Maximum, miles').fill('forty')
  // Neither another choice nor the closed section hides it.
  await mileage.getByLabel('To').selectOption('')
  await openSections(filters, 'Age, mileage and distance')
  await apply.click()
  await expect(mileage.getByLabel('Maximum, miles')).toBeFocused()
  await expect(mileage.getByLabel('Maximum, miles')).toHaveAttribute(
    'title',
    'Enter one whole number in digits.',
  )
  await expect(page).toHaveURL(/\/car-search$/)
  await mileage.getByLabel('Maximum, miles').fill('40,000')
  await apply.click()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Up to 40,000 miles')
})
