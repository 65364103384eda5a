import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

const panel = 'complementary'
const colours = ['More filters', 'Derivative, colour and seats']

test('several makes are chosen by boxes, shown in the select, and removed one by one', async ({
  page,
  request,
}) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await filters.getByText('Choose more than one make').click()
  await filters.getByRole('checkbox', { name: /^Ford \(/ }).check()
  await expect(page).toHaveURL(/\?make=Ford$/)
  await filters.getByRole('checkbox', { name: /^BMW \(/ }).check()
  await expect(page).toHaveURL(/\?make=Ford&make=BMW$/)
  const [ford, bmw] = [await countOf(request, 'car', 'make=Ford'), await countOf(request, 'car', 'make=BMW')]
  await expect(resultsHeading(page)).toHaveText(`${ford.total + bmw.total} cars`)
  const make = filters.getByLabel('Make', { exact: true })
  await expect(make.locator('option:checked')).toHaveText(/^Ford, BMW \(\d+\)$/)

  await page.getByRole('link', { name: 'Remove Make: Ford' }).click()
  await expect(page).toHaveURL(/\?make=BMW$/)
  await expect(resultsHeading(page)).toBeFocused()
  await expect(make).toHaveValue('BMW')
  await expect(filters.getByRole('checkbox', { name: /^Ford \(/ })).not.toBeChecked()
})

test('equipment is chosen by boxes, all of which a car must have, and named on its card', async ({
  page,
  request,
}) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await openSections(filters, 'More filters', 'Equipment')
  await filters.getByText('Choose equipment').click()
  await filters.getByRole('checkbox', { name: /^Heated seats \(/ }).check()
  await expect(page).toHaveURL(/\?equipment=Heated\+seats$/)
  await filters.getByRole('checkbox', { name: /^Isofix \(/ }).check()
  await expect(page).toHaveURL(/\?equipment=Heated\+seats&equipment=Isofix$/)
  const heated = await countOf(request, 'car', 'equipment=Heated+seats')
  const both = await countOf(request, 'car', 'equipment=Heated+seats&equipment=Isofix')
  expect(both.total).toBeLessThanOrEqual(heated.total)
  await expect(resultsHeading(page)).toHaveText(`${both.total.toLocaleString('en-GB')} cars`)
  for (const name of ['Heated seats', 'Isofix'])
    await expect(page.getByRole('article').first()).toContainText(name)

  await page.getByRole('link', { name: 'Remove Equipment: Isofix' }).click()
  await expect(resultsHeading(page)).toHaveText(`${heated.total.toLocaleString('en-GB')} cars`)
  await expect(filters.getByRole('checkbox', { name: /^Isofix \(/ })).not.toBeChecked()
})

test('a chosen value keeps its colour while the pointer is on it', sampled(false), async ({ page }) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await filters.getByText('Choose more than one make').click()
  const option = filters.locator('label', { has: page.getByRole('checkbox', { name: /^Ford \(/ }) })
  const background = () => option.evaluate((label) => getComputedStyle(label).backgroundColor)
  await option.hover()
  const hovered = await background()
  await option.getByRole('checkbox').check()
  await expect.poll(background).not.toBe(hovered)
  const chosen = await background()
  await page.mouse.move(0, 0)
  await expect.poll(background).toBe(chosen)
})

test('Back returns to the values before, and any value can be chosen with the keyboard', async ({ page }) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await openSections(filters, ...colours)
  await filters.getByText('Choose more than one colour').focus()
  await page.keyboard.press('Enter')
  await expect(filters.getByRole('group', { name: 'Any of these colours' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(filters.getByRole('checkbox', { checked: false }).and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: /^Remove Colour: / })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?colour=[^&]+&colour=[^&]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/car-search$/)
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a choice made before the one before it is painted shares its entry in the history', async ({
  page,
}) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await openSections(filters, ...colours)
  await filters.getByText('Choose more than one colour').click()
  const boxes = filters.getByRole('group', { name: 'Any of these colours' }).getByRole('checkbox')
  await boxes.nth(1).evaluate((second: HTMLInputElement) => {
    navigation.addEventListener('currententrychange', () => second.click(), { once: true })
  })
  await boxes.first().check()
  await expect(page).toHaveURL(/\?colour=[^&]+&colour=[^&]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/car-search$/)
})

test('a list that was opened is open again when the visitor comes back', sampled(false), async ({ page }) => {
  await page.goto('/car-search')
  const filters = page.getByRole(panel, { name: 'Filters' })
  await openSections(filters, ...colours)
  await filters.getByText('Choose more than one colour').click()
  await expect(filters.getByText('Choose more than one colour')).toBeFocused()
  await page.goto('/about')
  await page.goBack()
  await expect(filters.getByRole('group', { name: 'Any of these colours' })).toBeVisible()
  await expect(filters.getByRole('group', { name: 'Any of these makes' })).toHaveCount(0)
})

test('sections name their filters while closed, and open sections are open again', async ({
  page,
  browser,
  site,
}) => {
  await test.step('a closed section says which of its filters are in use', async () => {
    await page.goto('/car-search?gearbox=Manual&doors=5&fuelConsumption=40-')
    const filters = page.getByRole(panel, { name: 'Filters' })
    await expect(filters.getByText('Manual, 5 doors', { exact: true })).toBeVisible()
    // Of "More filters", whose own sections are out of sight.
    await expect(filters.getByText(/^40 mpg/).first()).toBeVisible()
  })

  await test.step('sections that were opened are open again when the visitor comes back', async () => {
    await page.goto('/car-search')
    const filters = page.getByRole(panel, { name: 'Filters' })
    await openSections(filters, 'Gearbox, fuel, body and doors')
    await page.goto('/about')
    await page.goBack()
    await expect(filters.getByLabel('Gearbox', { exact: true })).toBeVisible()
    await expect(filters.getByLabel('Colour', { exact: true })).toBeHidden()
    await openSections(filters, 'Gearbox, fuel, body and doors')
    await expect(filters.getByLabel('Gearbox', { exact: true })).toBeHidden()
    const other = await browser.newPage()
    await other.goto(`${site.url}/car-search`)
    await expect(other.getByLabel('Model', { exact: true })).toBeVisible()
    await expect(other.getByLabel('Gearbox', { exact: true })).toBeHidden()
    await other.close()
  })
})
